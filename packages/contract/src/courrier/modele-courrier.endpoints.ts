// These calls write, check and publish the letter templates of a service; a published version never changes.
import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { casDecision } from '@asso/domain/dossier/texte-lettre.schema';
import { z } from 'zod';
import { changementSchemaFor, changesSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { endpoint } from '../kernel/endpoint.ts';
import {
  contenuModeleSchema,
  imagesLettreSchema,
  modeleSchema,
  versionModeleSchema,
} from './courrier.schemas.ts';

const services = ['rds.user', 'rds.service', 'rds.admin'] as const;
const redacteurs = ['rds.service', 'rds.admin'] as const;
const params = { id: z.uuid() };
const path = '/rds/modeles-courrier';

/** The changes of a save that names only what changed; `blocs` are those of `corps`, and the rest stays. */
const contenuChange = changesSchema.meta({
  properties: {
    nature: changementSchemaFor('string'),
    nom: changementSchemaFor('string'),
    objet: changementSchemaFor('string'),
    blocs: changementSchemaFor('array'),
  },
  additionalProperties: false,
});

export const modeleCourrierEndpoints = {
  listModeles: endpoint({
    method: 'GET',
    path,
    summary:
      'Les modèles de lettres des services de la personne, et les services pour lesquels elle en écrit.',
    access: services,
    query: roleQuerySchema,
    reply: z.object({
      modeles: z.array(modeleSchema),
      services: z.array(z.object({ id: z.string(), nom: z.string() })),
    }),
  }),
  listEssais: endpoint({
    method: 'GET',
    path: '/rds/modeles-courrier/essais',
    summary:
      'Les dossiers d’un service sur lesquels voir une lettre : les décidés d’abord, au plus soixante ; et combien de chaque cas.',
    access: services,
    query: roleQuerySchema.extend({
      id_service: z.uuid(),
      demarche: z.enum(genresDossiers).default('subvention'),
    }),
    reply: z.object({
      dossiers: z.array(
        z.object({
          id_fo: z.string(),
          projet: z.string(),
          association: z.string(),
          cas: z.enum(casDecision).nullable(),
        }),
      ),
      comptes: z.object({ accordee: z.int(), partie: z.int(), refusee: z.int() }),
    }),
    problems: ['courrier.service-inconnu'],
  }),
  readImagesLettre: endpoint({
    method: 'GET',
    path: '/rds/modeles-courrier/images',
    summary:
      'Le logo des lettres d’un service et la signature de qui les signe ; ils se déposent comme tout fichier, sous « logo-lettre » et « signature-lettre ». Qui administre le service y lit et change le logo seul.',
    access: [...services, 'rds.appli_admin'],
    query: roleQuerySchema.extend({ id_service: z.uuid() }),
    reply: imagesLettreSchema,
    problems: ['courrier.service-inconnu'],
  }),
  createModele: endpoint({
    method: 'POST',
    path,
    summary: 'Commence un modèle de lettre ; il ne sert qu’une fois publié.',
    access: redacteurs,
    query: roleQuerySchema,
    body: z.strictObject({ id_service: z.uuid(), contenu: contenuModeleSchema }),
    reply: modeleSchema,
    problems: [
      'courrier.service-inconnu',
      'courrier.nom-absent',
      'courrier.nom-deja-pris',
      'courrier.texte-double',
      'courrier.texte-long',
    ],
    idempotent: true,
    status: 201,
  }),
  readModele: endpoint({
    method: 'GET',
    path: '/rds/modeles-courrier/{id}',
    summary: 'Un modèle de lettre, avec ce qui empêche de le publier.',
    access: services,
    params,
    query: roleQuerySchema,
    reply: modeleSchema,
    problems: ['courrier.modele-introuvable'],
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/rds/modeles-courrier/{id}/versions',
    summary:
      'Les versions publiées d’un modèle, la dernière d’abord : par qui, quand, et ce que chacune a changé.',
    access: services,
    params,
    query: roleQuerySchema,
    reply: z.array(versionModeleSchema),
    problems: ['courrier.modele-introuvable'],
  }),
  sendEssai: endpoint({
    method: 'POST',
    path: '/rds/modeles-courrier/{id}/essai',
    summary:
      'Envoie à soi-même, et à personne d’autre, le modèle enregistré rempli avec un dossier reçu ou un exemple.',
    access: redacteurs,
    params,
    query: roleQuerySchema,
    body: z.strictObject({
      /** A dossier that the service has received; null for the made-up one. */
      dossier: z.string().min(1).max(60).nullable(),
      cas: z.enum(casDecision).nullable(),
    }),
    reply: z.object({ envoye_a: z.string() }),
    problems: [
      'courrier.modele-introuvable',
      'dossier.inaccessible',
      'dossier.service-introuvable',
      'kernel.interdit',
    ],
    idempotent: true,
  }),
  readEssaiPdf: endpoint({
    method: 'GET',
    path: '/rds/modeles-courrier/{id}/essai/pdf',
    summary:
      'Le PDF du modèle enregistré, rempli avec un dossier reçu ou un exemple, tel que l’association le recevrait ; rien n’est fait.',
    access: services,
    params,
    query: roleQuerySchema.extend({
      /** A dossier that the service has received; the made-up one when absent. */
      dossier: z.string().min(1).max(60).optional(),
      cas: z.enum(casDecision).optional(),
    }),
    reply: 'fichier',
    problems: ['courrier.modele-introuvable', 'dossier.inaccessible', 'dossier.service-introuvable'],
  }),
  saveModele: endpoint({
    method: 'PUT',
    path: '/rds/modeles-courrier/{id}',
    summary: 'Enregistre un modèle de lettre ; ce qui est publié ne change pas.',
    access: redacteurs,
    params,
    query: roleQuerySchema,
    body: z.union([
      z.strictObject({ contenu: contenuModeleSchema }),
      z.strictObject({ changes: contenuChange }),
    ]),
    reply: modeleSchema,
    problems: [
      'courrier.modele-introuvable',
      'courrier.nom-absent',
      'courrier.nom-deja-pris',
      'courrier.texte-double',
      'courrier.texte-long',
      'kernel.conflit',
      'kernel.interdit',
    ],
    ifMatch: 'exige',
  }),
  publishModele: endpoint({
    method: 'POST',
    path: '/rds/modeles-courrier/{id}/publication',
    summary: 'Publie une version du modèle, si rien ne s’y oppose.',
    access: redacteurs,
    params,
    query: roleQuerySchema,
    reply: modeleSchema,
    problems: [
      'courrier.modele-introuvable',
      'courrier.champ-inconnu',
      'courrier.accolade',
      'courrier.objet-absent',
      'courrier.texte-absent',
      'courrier.motif-absent',
      'courrier.montant-absent',
      'courrier.condition-jamais',
      'courrier.cas-absent',
      'courrier.rien-a-publier',
      'kernel.conflit',
      'kernel.interdit',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  archiveModele: endpoint({
    method: 'DELETE',
    path: '/rds/modeles-courrier/{id}',
    summary: 'Retire un modèle de ceux qu’on propose ; les lettres déjà faites restent.',
    access: redacteurs,
    params,
    query: roleQuerySchema,
    reply: z.object({ id: z.string() }),
    problems: ['courrier.modele-introuvable', 'kernel.conflit', 'kernel.interdit'],
    ifMatch: 'exige',
    idempotent: true,
  }),
} as const;
