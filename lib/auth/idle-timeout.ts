/** Minutes without use after which a session of an admin ends; not in demo mode. */
export const ADMIN_IDLE_MINUTES = 30;
