import { ROOMS, type Setting, type Weather } from '@bramblebook/contract/picture-vocabulary';

/** The weather that comes to where the figures are: none in a room, which shows it in its window. */
export const weatherAt = ({
  setting,
  weather,
}: {
  readonly setting: Setting;
  readonly weather: Weather;
}): Weather => (ROOMS.has(setting) ? 'clear' : weather);
