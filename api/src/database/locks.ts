export const locks = {
  migrations: 7_301_976,
  calendar: 7_301_977,
  assistantUses: 7_301_978,
  samples: 7_301_979,
  consultationRequests: 1,
};
