import { nextAuthHandler } from "@/lib/provider-sign-in/next-auth";

export { nextAuthHandler as GET, nextAuthHandler as POST };
