// The people of a service say when they are away and who receives in their place.
import { causesVacance, etatsAbsence, motMax } from '@asso/domain/instruction/absence.rules';
import { z } from 'zod';
import { rightsSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access } from './instruction-calls.ts';

const personneSchema = z.object({ id: z.string(), nom: z.string() });

const absenceSchema = z.object({
  id: z.string(),
  personne: personneSchema,
  /** The first and the last day away, both included. */
  du: z.iso.date(),
  au: z.iso.date(),
  /** The colleague who was named to receive; null when nobody was. */
  remplacant: personneSchema.nullable(),
  etat: z.enum(etatsAbsence),
  /** Why nobody receives today, of an absence that runs; null when somebody does. */
  vacance: z.enum(causesVacance).nullable(),
  /** What the person tells their colleagues. */
  mot: z.string().nullable(),
  version: versionSchema,
  rights: rightsSchema,
});
export type AbsenceView = z.infer<typeof absenceSchema>;

const absencesSchema = z.object({
  /** The day it is now where the service is. */
  jour: z.iso.date(),
  moi: z.string(),
  /** The absences that run, come, or ended within the last thirty days, the running ones first. */
  items: z.array(absenceSchema),
  collegues: z.array(personneSchema),
  /** `autrui` gives the right to say the absence of a colleague. */
  rights: rightsSchema,
});
export type AbsencesView = z.infer<typeof absencesSchema>;

const path = '/rds/services/{service}/absences';
const params = { service: z.uuid() };
const one = { ...params, absence: z.uuid() };

const jours = {
  du: z.iso.date(),
  au: z.iso.date(),
  /** Null leaves to nobody what arrives meanwhile. */
  remplacant: z.uuid().nullable(),
  mot: z.string().max(motMax).nullable(),
};

const problems = ['instruction.introuvable', 'instruction.absence-non-responsable'] as const;
const refusals = [
  ...problems,
  'instruction.collegue-inconnu',
  'instruction.absence-ordre',
  'instruction.absence-longue',
  'instruction.absence-passee',
  'instruction.absence-double',
  'instruction.absence-soi',
] as const;

export const absenceEndpoints = {
  listAbsences: endpoint({
    method: 'GET',
    path,
    summary: 'Qui est absent de ce service, de quand à quand, et qui reçoit à sa place.',
    access,
    params,
    query: roleQuerySchema,
    reply: absencesSchema,
    problems: ['instruction.introuvable'],
  }),
  createAbsence: endpoint({
    method: 'POST',
    path,
    summary: 'Note une absence : la sienne ou, pour qui répond du service, celle d’un collègue.',
    access,
    params,
    query: roleQuerySchema,
    body: z.strictObject({ id_utilisateur: z.uuid(), ...jours }),
    reply: absenceSchema,
    problems: refusals,
    idempotent: true,
    status: 201,
  }),
  saveAbsence: endpoint({
    method: 'PUT',
    path: `${path}/{absence}`,
    summary: 'Change les jours d’une absence, qui reçoit, ou le mot ; une absence finie ne change plus.',
    access,
    params: one,
    query: roleQuerySchema,
    body: z.strictObject(jours),
    reply: absenceSchema,
    problems: [...refusals, 'instruction.absence-finie', 'kernel.conflit'],
    ifMatch: 'exige',
  }),
  deleteAbsence: endpoint({
    method: 'DELETE',
    path: `${path}/{absence}`,
    summary: 'Retire une absence qui n’est pas finie.',
    access,
    params: one,
    query: roleQuerySchema,
    reply: z.object({ id: z.string() }),
    problems: [...problems, 'instruction.absence-finie', 'kernel.conflit'],
    ifMatch: 'exige',
  }),
} as const satisfies EndpointTable;
