// What a campaign version holds: published once, never changed, pinned by each dossier begun on it (decisions, Dossiers).
import { z } from 'zod';
import { isChampDeFiche } from '../association/manques.rules.ts';
import { validiteMaxMois } from '../document/validite.rules.ts';
import { rappelCrfMaxJours } from '../dossier/crf-attendu.rules.ts';
import { rappelMaxJours } from '../dossier/rappel.rules.ts';
import { url } from '../identifiants/web.ts';
import { evaluateAsks, type Scopes } from '../kernel/asks.ts';
import { askSchema, customFieldsSchema, readCustomFields } from '../kernel/custom-fields.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import { ok, type Result, refused } from '../kernel/result.ts';
import { domaines } from '../referentiel/data/domaines.ts';
import { baremeSchema } from './bareme.rules.ts';
import { type ModeIndicateurs, modesIndicateurs } from './indicateurs.rules.ts';
import { nomsRubriques, rubriquesNecessaires } from './projet-rubriques.rows.ts';
import { nomsPublics } from './publics.rows.ts';

const code = z.string().regex(/^[\w.-]{1,40}$/);
const instant = z.iso.datetime({ offset: true });

const sousDispositifSchema = z.strictObject({
  code,
  label: z.string().min(1).max(200),
  date_debut: instant,
  date_fin: instant,
  /** Years after the first one for a multi-year request; absent: up to its own end, or the next year. */
  duree_pluriannuelle: z.int().min(1).max(4).optional(),
  /** Absent: always where the number of years is said, else never. */
  pluriannuel: z.enum(['jamais', 'au-choix', 'toujours']).optional(),
  /** What a request of this type is for; absent: projects. */
  types_projet: z
    .array(z.enum(['fonctionnement', 'projet']))
    .min(1)
    .optional(),
  /** 1 for the territorial-share sub-schemes: no second project once one exists. */
  max_projets: z.int().min(1).max(20).optional(),
  /** How a project is judged; absent: by indicators of its own. */
  indicateurs: z.enum(modesIndicateurs).optional(),
  interdit_regimes: z.array(z.string()).optional(),
});

const documentAttenduSchema = z.strictObject({
  code,
  label: z.string().min(1).max(200),
  aide: z.string().max(500).optional(),
  /** The type of document of the association's vault it takes. */
  nature: code,
  obligatoire: z.boolean(),
  /** Months after its deposit, its last day included: an older one cannot be sent; absent: any age. */
  validite_mois: z.int().min(1).max(validiteMaxMois).optional(),
  /** Where its model is downloaded. */
  modele: z
    .string()
    .max(500)
    .refine((one) => url.check(one) === null)
    .optional(),
  asks: z.array(askSchema).max(10).optional(),
});

/** What the file of the association must say, beside what every request needs of it (§3 champs_attendus). */
const champAttenduSchema = z.strictObject({
  /** A path of its file, `coordonnees.telephone`, or one of its collections. */
  code: z.string().refine(isChampDeFiche),
  part: z.literal('association'),
  asks: z.array(askSchema).max(10).optional(),
});

const nombresDePaiements = ['aucune', 'une', 'plusieurs'] as const;

const joursDeRappel = z.array(z.int().min(1).max(rappelCrfMaxJours)).max(5);

export const campagneSchema = z.strictObject({
  titre: z.string().min(1).max(200),
  presentation: z.string().max(2000).optional(),
  fuseau: z.string().default('Europe/Paris'),
  delai_habituel_jours: z.int().min(1).max(400),
  /** The line of account 74 where the amount asked stands in the budget of a project. */
  compte_financeur: z.enum(['74-1', '74-2', '74-3', '74-4', '74-5', '74-6', '74-7', '74-8', '74-9']),
  sous_dispositifs: z.array(sousDispositifSchema).min(1).max(20),
  /** Exercises a request may be begun for, beside the campaign's own. */
  autres_exercices: z.array(z.int().min(2000).max(2100)).max(4).optional(),
  /** Its documents and fields look at the association's common accreditation file. */
  couplage_tca: z.boolean().optional(),
  /** What it expects of the file of the association. */
  champs_attendus: z.array(champAttenduSchema).max(60).optional(),
  /** Where the seat must be, any of these départements (« 13 ») or régions (« R93 »); absent: anywhere. */
  territoires: z
    .array(z.string().regex(/^(R?\d{2}|2[AB]|9[78]\d)$/))
    .min(1)
    .max(110)
    .optional(),
  /** What it helps, to be found by; absent: any theme. */
  themes: z
    .array(z.enum(domaines.map(({ value }) => value)))
    .min(1)
    .max(domaines.length)
    .optional(),
  /** Who may ask, any of these; absent: everybody. */
  publics: z.array(z.enum(nomsPublics)).min(1).max(nomsPublics.length).optional(),
  /** Of a sport scheme, but open to associations of any domain. */
  domaine_libre: z.boolean().optional(),
  /** Days before the deadline when who has not transmitted is reminded; absent: the ordinary ones, empty: never. */
  rappels_jours: z.array(z.int().min(1).max(rappelMaxJours)).max(5).optional(),
  /** How often who is granted asks for the money; absent: the service pays without being asked (ADR 0120). */
  demande_paiement: z.enum(nombresDePaiements).optional(),
  /** Where it is asked in several times: at most this share first, the rest once it is paid. */
  acompte_pourcent: z.int().min(1).max(99).optional(),
  /** From what is owed to its payment, usually; absent: what the law says. */
  delai_versement_jours: z.int().min(1).max(365).optional(),
  documents_attendus: z.array(documentAttenduSchema).max(40),
  /** The documents each project joins. */
  documents_projet: z.array(documentAttenduSchema).max(20).optional(),
  /** The sections of a project that are asked; absent: all of them. */
  rubriques: z
    .array(z.enum(nomsRubriques))
    .refine((names) => rubriquesNecessaires.every((name) => names.includes(name)))
    .optional(),
  /** How the services that study it compare the requests; absent: without a grid. */
  bareme: baremeSchema.optional(),
  /** Its financial reports: from which gap a sentence is asked (both), the documents they join, who is reminded when. */
  crf: z
    .strictObject({
      ecart_pourcent: z.int().min(0).max(100).optional(),
      ecart_euros: z.int().min(0).max(1_000_000).optional(),
      documents: z
        .array(documentAttenduSchema.omit({ validite_mois: true }))
        .max(20)
        .optional(),
      /** Days before, then after the last day, when who has not told is reminded; absent: the ordinary ones, empty: never. */
      rappels: z.strictObject({ avant: joursDeRappel, apres: joursDeRappel }).optional(),
    })
    .optional(),
  instructeurs: z
    .array(z.strictObject({ id_service: z.uuid(), isReferent: z.boolean() }))
    .min(1)
    .max(50),
  champs_personnalises: customFieldsSchema,
});

export type SousDispositif = z.infer<typeof sousDispositifSchema>;
export type DocumentAttendu = z.infer<typeof documentAttenduSchema>;
export type Campagne = Omit<z.infer<typeof campagneSchema>, 'champs_personnalises'> & {
  champs_personnalises: CustomFields;
};

/** Checked when published, against the versions before it: a custom code never changes its kind. */
export function readCampagne(json: unknown, before: readonly CustomFields[] = []): Result<Campagne> {
  const parsed = campagneSchema.safeParse(json);
  if (!parsed.success) {
    return refused({ code: 'kernel.requete-invalide', field: parsed.error.issues[0]?.path.join('.') });
  }
  const custom = readCustomFields(parsed.data.champs_personnalises, before);
  return custom.ok ? ok({ ...parsed.data, champs_personnalises: custom.value }) : custom;
}

export const sousDispositifOf = (campagne: Campagne, sous: string): SousDispositif | undefined =>
  campagne.sous_dispositifs.find((one) => one.code === sous);

export const indicateursOf = (campagne: Campagne, sous: string): ModeIndicateurs =>
  sousDispositifOf(campagne, sous)?.indicateurs ?? 'libres';

export type Ouverture = 'a-venir' | 'ouverte' | 'fermee';

/** Deadlines are instants: the seconds of `date_fin` still count. */
export function ouvertureOf(sous: SousDispositif, now: Date): Ouverture {
  if (now.getTime() < new Date(sous.date_debut).getTime()) return 'a-venir';
  return now.getTime() <= new Date(sous.date_fin).getTime() ? 'ouverte' : 'fermee';
}

/** The documents this dossier must, or may, join: those whose asks do not say no. */
export const attendusFor = (attendus: readonly DocumentAttendu[], scopes: Scopes): DocumentAttendu[] =>
  attendus
    .filter((one) => evaluateAsks(one.asks, scopes) !== 'no')
    .map((one) => ({ ...one, obligatoire: one.obligatoire && evaluateAsks(one.asks, scopes) === 'yes' }));
