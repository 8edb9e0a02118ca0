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
  /** Accounts in order of time; the last one is the current one. */
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

/**
 * Sellers with a payout account; the others have none yet. The sandbox's bank refuses account numbers that end in 1116.
 */
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
