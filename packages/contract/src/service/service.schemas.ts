// The shapes of a service, which instructs dossiers (§3 Service).
import type { Choice } from '@asso/domain/kernel/fields';
import { rdsServiceFields } from '@asso/domain/service/service.fields';
import { z } from 'zod';
import { pageQuery, pageSchema } from '../kernel/common.schemas.ts';
import { marques } from '../kernel/formulaire.ts';

/** Any signed-in person may know who a service is and how to reach it. */
const servicePublicSchema = z.object({
  _id: z.uuid(),
  code: z.string(),
  nom: z.string(),
  type: z.string(),
  profil: z.object({ type: z.string() }),
  niveau_territorial: z.string().nullable(),
  zone_territoriale: z.string().nullable(),
  code_territoire: z.string(),
  email: z.string().nullable(),
  telephone: z.string().nullable(),
  site_internet: z.string().nullable(),
  adresse: z.record(z.string(), z.unknown()).meta({ [marques.formulaire]: 'adresse' }),
  /** A deleted service keeps its name for the dossiers it instructed, and receives no new ones. */
  supprime: z.boolean(),
});

const serviceReserveSchema = z.object({
  siren: z.string().nullable(),
  federation_sportive: z.string().nullable(),
  dispositifs: z.array(z.string()),
  types_agrement: z.array(z.string()),
  parent: z.uuid().nullable(),
  bo: z.string().nullable(),
  locked: z.boolean(),
  /** The id of the service's own account. */
  authId: z.uuid().nullable(),
  login: z.string().nullable(),
  roles: z.array(z.string()),
  enabled: z.boolean(),
  version: z.int().min(1),
});

/** Only the service's members and its administrators receive the reserved fields. */
export const serviceSchema = servicePublicSchema.extend(serviceReserveSchema.partial().shape);
export type ServiceView = z.infer<typeof serviceSchema>;

const { type, niveau_territorial, code_territoire } = rdsServiceFields;
const valeursOf = ({ options }: { options: readonly Choice[] }) =>
  z.enum(options.map(({ value }) => value) as [string, ...string[]]);

export const serviceQuerySchema = z.object({
  searchQuery: z.string().max(100).optional(),
  type: valeursOf(type).optional(),
  niveau_territorial: valeursOf(niveau_territorial).optional(),
  code_territoire: valeursOf(code_territoire).optional(),
  dispositif: z.string().max(60).optional(),
  /** Given by administrators to receive only the locked services, or only the unlocked ones. */
  verrouille: z.enum(['oui', 'non']).optional(),
  role: z.string().max(40).optional(),
  ...pageQuery,
});

export const servicePageSchema = pageSchema(serviceSchema);
