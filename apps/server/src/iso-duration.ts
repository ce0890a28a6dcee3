const DURATION =
  /^(?<sign>[+-]?)P(?!$)(?:(?<years>\d+)Y)?(?:(?<months>\d+)M)?(?:(?<weeks>\d+)W)?(?:(?<days>\d+)D)?(?:T(?!$)(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+(?:\.\d+)?)S)?)?$/;

/** The end of an ISO 8601 duration such as `P31D` or `-PT12H` that begins at `start`; null when it is none. */
export const addDuration = (start: Date, duration: string): Date | null => {
  const parts = DURATION.exec(duration)?.groups;
  if (!parts) return null;
  const sign = parts.sign === '-' ? -1 : 1;
  const count = (unit: string) => sign * Number(parts[unit] ?? 0);
  const end = new Date(start);
  end.setUTCFullYear(
    end.getUTCFullYear() + count('years'),
    end.getUTCMonth() + count('months'),
    end.getUTCDate() + count('weeks') * 7 + count('days'),
  );
  const seconds = count('hours') * 3600 + count('minutes') * 60 + count('seconds');
  return new Date(end.getTime() + seconds * 1000);
};
