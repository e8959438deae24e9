// The shapes of the places where an account is open: a session, or a browser that needs no code.
import { z } from 'zod';

const accesOuvert = {
  id: z.uuid(),
  /** What the browser says of itself. */
  navigateur: z.string(),
  depuis: z.iso.datetime(),
  /** The instant at which this access was last used. */
  vu: z.iso.datetime(),
  fin: z.iso.datetime(),
  /** True for the session or the browser that makes this call. */
  present: z.boolean(),
};
export const accesOuvertsSchema = z.object({ items: z.array(z.object(accesOuvert)) });
export type AccesOuvert = z.infer<z.ZodObject<typeof accesOuvert>>;

export const removedSchema = z.object({ retire: z.literal(true) });
