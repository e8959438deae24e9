// A person asks the help desk for help and follows the request (§7 Other: sendEmail).
import { type EtatAide, etatsAide } from '@asso/domain/contenu/assistance.rules';
import { z } from 'zod';
import { documentSchema } from '../document/document.schemas.ts';
import { pageQuery, pageSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const texte = (max: number) => z.string().max(max);

const demandeAideSchema = z.object({
  id: z.uuid(),
  /** The number of the request, such as « A-1042 ». */
  numero: z.string(),
  motif: z.string(),
  precision: z.string().nullable(),
  sujet: z.string(),
  message: z.string(),
  courriel: z.string(),
  etat: z.enum(Object.keys(etatsAide) as [EtatAide, ...EtatAide[]]),
  cree_le: z.iso.datetime(),
  /** What was joined to it, read by who asked and by the administrators. */
  fichier: documentSchema
    .pick({ uuid: true, nom: true, taille: true, mime: true, etat_analyse: true })
    .nullable(),
  version: versionSchema,
});
export type DemandeAide = z.infer<typeof demandeAideSchema>;

export const assistanceEndpoints = {
  sendEmail: endpoint({
    method: 'POST',
    path: '/lca/notification/sendEmail',
    summary:
      'Écrire à l’aide, connecté ou non ; connecté, aussi à un service qui instruit un de ses dossiers ou à un membre de son association.',
    access: 'public',
    body: z.strictObject({
      /** To whom the message goes; without it, to the help desk. */
      to: texte(254).nullish(),
      /** The address of the person, to which the answer goes; the mail itself is always sent by the portal. */
      from: texte(254).nullish(),
      replyTo: texte(254).nullish(),
      subject: texte(200),
      body: texte(6000),
      motif: texte(10).nullish(),
      precision: texte(10).nullish(),
      /**
       * A picture or a PDF that this person deposited for it (`proprietaire` « demande-aide », `id_asso` their own account,
       * `provisoire` « oui »).
       */
      fichier: z.uuid().nullish(),
      /** The page where the person was. */
      page: texte(200).nullish(),
      /** The same key at each retry of one message, so that it is sent once. */
      cle: z.union([z.uuid(), z.string().regex(/^[0-9a-f]{32}$/)]).nullish(),
      /** Hidden from people by the form: a message that fills it comes from a robot. */
      site: texte(200).nullish(),
    }),
    /** `numero` is null for a message to somebody else than the help desk. */
    reply: z.object({ numero: z.string().nullable(), le: z.iso.datetime(), courriel: z.string() }),
    problems: [
      'contenu.destinataire-refuse',
      'contenu.expediteur-refuse',
      'contenu.precision-hors-sujet',
      'contenu.fichier-absent',
      'contenu.fichier-aide',
      'contenu.message-automatique',
      'kernel.trop-de-requetes',
    ],
    status: 201,
  }),
  listDemandesAide: endpoint({
    method: 'GET',
    path: '/lca/demandes-aide',
    summary: 'Ses demandes d’aide ; toutes, pour un administrateur qui le demande.',
    access: 'connecte',
    query: roleQuerySchema.extend({
      toutes: z.enum(['oui']).optional(),
      etat: z.enum(Object.keys(etatsAide) as [EtatAide, ...EtatAide[]]).optional(),
      ...pageQuery,
    }),
    reply: pageSchema(demandeAideSchema),
  }),
  updateDemandeAide: endpoint({
    method: 'PATCH',
    path: '/lca/demandes-aide/{id}',
    summary: 'Dire qu’une demande d’aide est traitée, ou la rouvrir.',
    access: ['lca.admin'],
    params: { id: z.uuid() },
    body: z.strictObject({ etat: z.enum(Object.keys(etatsAide) as [EtatAide, ...EtatAide[]]) }),
    reply: demandeAideSchema,
    ifMatch: 'exige',
    problems: ['contenu.demande-introuvable', 'kernel.conflit'],
  }),
} as const satisfies EndpointTable;
