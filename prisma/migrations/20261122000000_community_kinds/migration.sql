-- Values in a migration of their own: they can't be used in the transaction that adds them.
ALTER TYPE "NotificationKind" ADD VALUE 'forum';
ALTER TYPE "ReportedKind" ADD VALUE 'forum_post';
ALTER TYPE "ReportedKind" ADD VALUE 'forum_reply';
ALTER TYPE "ReportedKind" ADD VALUE 'story';
ALTER TYPE "ReportedKind" ADD VALUE 'business';
