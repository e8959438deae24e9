/** Tells whether it is between 8 and 20 o'clock in a time zone: the jobs that remind people wait for the day. */
export function isDayThere(now: Date, zone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('fr-FR', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
      .format(now)
      .slice(0, 2),
  );
  return hour >= 8 && hour < 20;
}
