/** @type {import("next").NextConfig} */
export default { agentRules: false, poweredByHeader: false };
