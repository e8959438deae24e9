// Test support: templates of a service, published through the calls of the service's account.
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { ContenuModele } from '@asso/domain/courrier/modele-courrier.rules';
import type { TexteLettre } from '@asso/domain/dossier/texte-lettre.schema';
import type { TestPortal } from '../../platform/http/test/test-app.ts';

const { createModele, publishModele } = modeleCourrierEndpoints;

type ContenuEcrit = Omit<ContenuModele, 'corps'>;

export const accord: ContenuEcrit = {
  nature: 'accord',
  nom: 'Notification FDVA',
  objet: 'Votre subvention {dossier.subvention}',
  texte: [
    '# Décision',
    '{association.nom} reçoit {decision.montant} le {decision.date}.',
    '',
    '- un premier point',
    '- un second',
    '',
    '[tableau des projets]',
    '',
    'Le compte rendu financier est attendu.',
  ].join('\n'),
};

export const refus: ContenuEcrit = {
  nature: 'refus',
  nom: 'Refus',
  objet: 'Votre demande {dossier.numero}',
  texte: 'Votre demande n’est pas retenue : {decision.motif}\n\nVoies et délais de recours : deux mois.',
};

/** Gives the service's own account, made from one of its people. */
export const asServiceAccount = (agent: Actor): Actor => ({
  ...agent,
  role: 'rds.service',
  roles: ['rds.service'],
});

/** Publishes a template and returns the id of the version that letters use. */
export async function aPublished(
  portal: TestPortal,
  { agent, id_service }: { agent: Actor; id_service: string },
  contenu: Omit<ContenuModele, 'texte' | 'corps'> & { texte?: string; corps?: TexteLettre } = accord,
): Promise<string> {
  const as = asServiceAccount(agent);
  const { body } = await portal.api(createModele, { as, body: { id_service, contenu } });
  const published = await portal.api(publishModele, {
    as,
    params: { id: body.id },
    ifMatch: body.version,
  });
  const { publiee } = published.body;
  if (!publiee) throw new Error(JSON.stringify(published.problem));
  return publiee.id_version;
}

/** Publishes the letters that leave with a grant and with a refusal, by the decision; an amending act needs one. */
export async function publishedLettres(
  portal: TestPortal,
  place: { agent: Actor; id_service: string },
): Promise<Record<'grant' | 'refuse', string[]>> {
  return { grant: [await aPublished(portal, place)], refuse: [await aPublished(portal, place, refus)] };
}
