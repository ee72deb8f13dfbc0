/** Minutes since midnight as a field of time shows them: 450 is "07:30". */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** And back; null for what is no time of day. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** A day as a field of dates shows it, by the clock of this device. */
export function dateField(at: number): string {
  const day = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** This device's time zone. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment as a field of day and time has it, by the clock of whoever looks. */
export function localTime(at: number): string {
  const day = new Date(at);
  return `${dateField(at)}T${clockTime(day.getHours() * 60 + day.getMinutes())}`;
}
