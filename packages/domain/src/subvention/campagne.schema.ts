// This schema describes what a published version of a campaign holds.
import { z } from 'zod';
import { isFicheChamp } from '../association/manques.rules.ts';
import { rappelCrfMaxJours } from '../dossier/crf-attendu.rules.ts';
import { documentAttenduSchema } from '../dossier/document-attendu.schema.ts';
import { rappelMaxJours } from '../dossier/rappel.rules.ts';
import { askSchema, customFieldsSchema, readVersion } from '../kernel/custom-fields.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import { domaines } from '../referentiel/data/domaines.ts';
import { modesIndicateurs } from './indicateurs.rules.ts';
import { baremeSchema } from './montants/bareme.schema.ts';
import { nomsRubriques, rubriquesNecessaires } from './projet-rubriques.rows.ts';
import { nomsPublics } from './publics.rows.ts';

const code = z.string().regex(/^[\w.-]{1,40}$/);
const instant = z.iso.datetime({ offset: true });

export const sousDispositifSchema = z.strictObject({
  code,
  label: z.string().min(1).max(200),
  date_debut: instant,
  date_fin: instant,
  /**
   * The number of years that a multi-year request adds to its first one. When absent, the request keeps the end that it
   * already has, or else ends the next year.
   */
  duree_pluriannuelle: z.int().min(1).max(4).optional(),
  /** When absent, a request is always multi-year if `duree_pluriannuelle` is given, else never. */
  pluriannuel: z.enum(['jamais', 'au-choix', 'toujours']).optional(),
  /** What a request of this type is for; when it is absent, the request is for projects. */
  types_projet: z
    .array(z.enum(['fonctionnement', 'projet']))
    .min(1)
    .optional(),
  /** The territorial-share sous-dispositifs have 1: they accept no second project once one exists. */
  max_projets: z.int().min(1).max(20).optional(),
  /** How a project says that it will be judged; when absent, by indicators that the applicant names. */
  indicateurs: z.enum(modesIndicateurs).optional(),
  interdit_regimes: z.array(z.string()).optional(),
});

/** One thing that the association's file must hold, beside what every request needs (§3 champs_attendus). */
const champAttenduSchema = z.strictObject({
  /** A path of the file, such as `coordonnees.telephone`, or one of its collections. */
  code: z.string().refine(isFicheChamp),
  part: z.literal('association'),
  asks: z.array(askSchema).max(10).optional(),
});

const nombresDePaiements = ['aucune', 'une', 'plusieurs'] as const;

const joursDeRappel = z.array(z.int().min(1).max(rappelCrfMaxJours)).max(5);

const comptesFinanceurs = z.enum(['74-1', '74-2', '74-3', '74-4', '74-5', '74-6', '74-7', '74-8', '74-9']);

export const campagneSchema = z.strictObject({
  titre: z.string().min(1).max(200),
  presentation: z.string().max(2000).optional(),
  fuseau: z.string().default('Europe/Paris'),
  delai_habituel_jours: z.int().min(1).max(400),
  /** The line of account 74 that holds the amount asked in the budget of a project. */
  compte_financeur: comptesFinanceurs,
  /**
   * The share of a project's cost that the service pays at most: asking for more prevents the transmission, unless
   * the share is only advice. When absent, no share is said.
   */
  part_max_pourcent: z.int().min(1).max(100).optional(),
  part_max_conseil: z.boolean().optional(),
  /** True when no request is taken without the signature of the person it names; false when absent. */
  signature_exigee: z.boolean().optional(),
  /** The sum most often asked, by which the length of the form is judged; associations do not see it. */
  somme_habituelle_euros: z.int().min(1).max(100_000_000).optional(),
  sous_dispositifs: z.array(sousDispositifSchema).min(1).max(20),
  /** The exercises for which a dossier may be begun, beside the campaign's own. */
  autres_exercices: z.array(z.int().min(2000).max(2100)).max(4).optional(),
  /** True when the conditions of its documents and fields may read the association's tronc commun d’agrément (TCA). */
  couplage_tca: z.boolean().optional(),
  /** The fields that the association's file must hold. */
  champs_attendus: z.array(champAttenduSchema).max(60).optional(),
  /** The seat must be in one of these départements (« 13 ») or régions (« R93 »); when absent, anywhere. */
  territoires: z
    .array(z.string().regex(/^(R?\d{2}|2[AB]|9[78]\d)$/))
    .min(1)
    .max(110)
    .optional(),
  /** The themes under which a search finds the campaign; when absent, every theme finds it. */
  themes: z
    .array(z.enum(domaines.map(({ value }) => value)))
    .min(1)
    .max(domaines.length)
    .optional(),
  /** The publics of the campaign: an association may ask if it belongs to any of them; when absent, everybody may. */
  publics: z.array(z.enum(nomsPublics)).min(1).max(nomsPublics.length).optional(),
  /** True when the dispositif is a sport dispositif, yet open to associations of any domain. */
  domaine_libre: z.boolean().optional(),
  /**
   * Reminders leave this many days before the deadline to those who have not transmitted; absent means the ordinary
   * days, empty means never.
   */
  rappels_jours: z.array(z.int().min(1).max(rappelMaxJours)).max(5).optional(),
  /**
   * Says in how many payments an association asks for the money granted; when absent, the service pays without
   * being asked (ADR 0120).
   */
  demande_paiement: z.enum(nombresDePaiements).optional(),
  /**
   * When the money is asked in several payments, the first one is at most this share; the rest comes once it is
   * paid.
   */
  acompte_pourcent: z.int().min(1).max(99).optional(),
  /** The usual number of days between a sum being due and its payment; when absent, the legal delay applies. */
  delai_versement_jours: z.int().min(1).max(365).optional(),
  documents_attendus: z.array(documentAttenduSchema).max(40),
  /** The documents that each project must join. */
  documents_projet: z.array(documentAttenduSchema).max(20).optional(),
  /** The sections of a project that the campaign asks; when absent, all of them. */
  rubriques: z
    .array(z.enum(nomsRubriques))
    .refine((names) => rubriquesNecessaires.every((name) => names.includes(name)))
    .optional(),
  /** The scoring grid by which the services compare the requests; when absent, they have none. */
  bareme: baremeSchema.optional(),
  /**
   * The settings of the financial reports: the gap that must be explained, when it is above both limits, the documents
   * to join, and the reminders.
   */
  crf: z
    .strictObject({
      ecart_pourcent: z.int().min(0).max(100).optional(),
      ecart_euros: z.int().min(0).max(1_000_000).optional(),
      documents: z
        .array(documentAttenduSchema.omit({ validite_mois: true }))
        .max(20)
        .optional(),
      /**
       * Reminders leave this many days before, then after, the last day; absent means the ordinary days, empty
       * means never.
       */
      rappels: z.strictObject({ avant: joursDeRappel, apres: joursDeRappel }).optional(),
    })
    .optional(),
  instructeurs: z
    .array(
      z.strictObject({
        id_service: z.uuid(),
        isReferent: z.boolean(),
        /** The line of what is asked of this service; that of the campaign when absent. */
        compte_financeur: comptesFinanceurs.optional(),
      }),
    )
    .min(1)
    .max(50),
  champs_personnalises: customFieldsSchema,
});

/** Reads the version to publish and checks it against the earlier ones: a custom code never changes its kind. */
export const readCampagne = (json: unknown, before?: readonly CustomFields[]) =>
  readVersion(campagneSchema, json, before);
