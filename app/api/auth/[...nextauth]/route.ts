import { answerNextAuth } from "@/lib/auth/next-auth";

export { answerNextAuth as GET, answerNextAuth as POST };
