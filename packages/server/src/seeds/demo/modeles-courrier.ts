// The invented service's own account writes and publishes its letter templates.

import type { contenuModeleSchema } from '@asso/contract/courrier/courrier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { z } from 'zod';
import { modeleCourrierHandlers } from '../../courrier/modele-courrier.handlers.ts';
import { listModeles, type ModeleRow } from '../../courrier/modele-courrier.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { actorOfEmail, done } from './acteurs.ts';

const recours =
  'Voies et délais de recours : vous pouvez contester cette décision devant le tribunal administratif dans les deux mois qui suivent sa réception.';

export type ModeleEcrit = z.infer<typeof contenuModeleSchema>;

const modelesDeDemo: readonly ModeleEcrit[] = [
  {
    nature: 'accord',
    nom: 'Notification FDVA',
    objet: 'Votre subvention {dossier.subvention}',
    texte: [
      'Madame, Monsieur,',
      '',
      'Vous avez demandé une subvention pour « {dossier.intitule} » (dossier {dossier.numero}). Après étude, {service.nom} vous accorde {decision.montant}, le {decision.date}.',
      '',
      '# Ce qui est accordé',
      '[tableau des projets]',
      '',
      '# Ce que vous avez à faire',
      '- employer cette somme aux projets ci-dessus ;',
      '- envoyer le compte rendu financier dans les six mois qui suivent chaque exercice aidé ({dossier.exercice}).',
      '',
      recours,
      '',
      'Cette lettre est celle d’une démonstration : elle n’engage personne.',
    ].join('\n'),
  },
  {
    nature: 'refus',
    nom: 'Refus FDVA',
    objet: 'Votre demande {dossier.numero}',
    texte: [
      'Madame, Monsieur,',
      '',
      'Après étude, votre demande « {dossier.intitule} » n’est pas retenue, pour le motif suivant :',
      '',
      '{decision.motif}',
      '',
      recours,
      '',
      'Cette lettre est celle d’une démonstration : elle n’engage personne.',
    ].join('\n'),
  },
  {
    nature: 'agrement-accord',
    nom: 'Agrément accordé',
    objet: 'Votre agrément {agrement.nom}',
    texte: [
      'Madame, Monsieur,',
      '',
      'Après étude de votre dossier {dossier.numero}, {association.nom} reçoit l’agrément « {agrement.nom} », par l’arrêté {agrement.numero} du {agrement.attribue_le}. L’arrêté est joint à votre dossier.',
      '',
      'Cet agrément se conserve tant que l’association en remplit les conditions : dites-nous ce qui change dans ses statuts ou ses dirigeants.',
      '',
      'Cette lettre est celle d’une démonstration : elle n’engage personne.',
    ].join('\n'),
  },
  {
    nature: 'agrement-refus',
    nom: 'Agrément refusé',
    objet: 'Votre demande d’agrément {dossier.numero}',
    texte: [
      'Madame, Monsieur,',
      '',
      'Après étude, l’agrément « {agrement.nom} » ne vous est pas accordé, pour le motif suivant :',
      '',
      '{decision.motif}',
      '',
      recours,
      '',
      'Cette lettre est celle d’une démonstration : elle n’engage personne.',
    ].join('\n'),
  },
];

export async function seedModelesCourrier(platform: Platform): Promise<void> {
  const actor = await actorOfEmail(platform, 'fdva@drajes-sud.example');
  if (actor) await publishModeles(platform, actor, modelesDeDemo);
}

/** Writes and publishes these templates as the service's own account; those it has already are left alone. */
export async function publishModeles(
  platform: Platform,
  actor: Actor,
  modeles: readonly ModeleEcrit[],
): Promise<ModeleRow[]> {
  const services = actor.services.map(({ id_service }) => id_service);
  const [id_service] = services;
  if (!id_service) return [];
  const handlers = modeleCourrierHandlers(platform);
  const known = new Set((await listModeles(platform.db, services)).map(({ nom }) => nom));
  const call = {
    actor,
    query: {},
    requestId: 'demo',
    ip: '',
    files: [] as never,
    cookies: {},
    userAgent: '',
    signal: new AbortController().signal,
  };
  for (const contenu of modeles) {
    if (known.has(contenu.nom)) continue;
    const made = done(
      await handlers.createModele({ ...call, params: {}, body: { id_service, contenu }, ifMatch: null }),
    );
    const params = { id: made.id };
    done(await handlers.publishModele({ ...call, params, body: undefined, ifMatch: made.version }));
  }
  return listModeles(platform.db, services);
}
