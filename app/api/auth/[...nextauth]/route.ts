import { nextAuthHandler } from "@/lib/auth/next-auth";

export { nextAuthHandler as GET, nextAuthHandler as POST };
