/** The numbers of our advisory locks. pg-boss has its own on the same database, and makes their numbers of names. */
export const locks = {
  /** One instance makes the tables; the others wait for it. */
  migrations: 7_301_976,
  /** Whatever is booked, and whatever changes what can be booked. */
  calendar: 7_301_977,
  /** What is asked of the assistant, counted against its limits. */
  assistantUses: 7_301_978,
  /** Sample resources, added or brought back from the trash. */
  samples: 7_301_979,
  /** The first of two keys; the second is a hash of the sender's address. */
  consultationRequests: 1,
};
