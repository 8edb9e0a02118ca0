// The app's own configuration needs a database and secrets, which a story does not.
export default {};
