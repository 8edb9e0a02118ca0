type BankContent = {
  kind: "bank";
  holderName: string;
  bankName: string;
  last4: string;
  accountType: "checking" | "savings";
  network: null;
  phoneNumber: null;
};

type MobileContent = {
  kind: "mobile";
  holderName: string;
  bankName: null;
  last4: null;
  accountType: null;
  network: string;
  phoneNumber: string;
};

export type PayeeContent = {
  email: string;
  /** One after the other; the last one is where the money goes today. */
  accounts: (BankContent | MobileContent)[];
  /** The first payout since then went to the last account but one, which refused it. */
  refusedWeeksAgo?: number;
};

const bank = (holderName: string, bankName: string, last4: string): BankContent => ({
  kind: "bank",
  holderName,
  bankName,
  last4,
  accountType: "checking",
  network: null,
  phoneNumber: null,
});

/** Who is paid by us; the other sellers have not set up an account yet. Numbers end in 1116 where the sandbox's bank refuses. */
export const PAYEES: PayeeContent[] = [
  {
    email: "seller@demo.com",
    accounts: [
      bank("Amina Yusuf", "Riverside Credit Union", "4021"),
      bank("Amina Yusuf", "First Community Bank", "1116"),
      bank("Amina Yusuf", "First Community Bank", "6789"),
    ],
    refusedWeeksAgo: 4,
  },
  {
    email: "bontu@bunabloom.example",
    accounts: [bank("Bontu Gemechu", "Lake Street Bank", "7753")],
  },
  {
    email: "orders@almazspice.example",
    accounts: [bank("Almaz Tesfaye", "University Avenue Bank", "3308")],
  },
  {
    email: "hello@hodantextiles.example",
    accounts: [
      {
        kind: "mobile",
        holderName: "Hodan Warsame",
        bankName: null,
        last4: null,
        accountType: null,
        network: "ZAAD",
        phoneNumber: "+252634400123",
      },
    ],
  },
];
