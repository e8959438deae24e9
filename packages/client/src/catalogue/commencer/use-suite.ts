import { pageNouvelleDemande } from '@asso/domain/dossier/genre.rows';
import { withElision } from '@asso/domain/identifiants/elision';
import { useActingFor } from '../../platform/session/acting-for.ts';
import { useUser } from '../../platform/session/session.ts';

export type Demandee = { code: string; exercice?: number };

/** What the only button of the draft does for this person; without a label there is nothing to press yet. */
export type CommencerSuite = { label?: string; href?: string; phrase?: string };

/**
 * Says how the draft goes on: by an account, by an association, or by the request itself. One button does it, and it
 * says it: nothing else on the page claims to save what only this browser holds.
 */
export function useSuite({ code, exercice }: Demandee): CommencerSuite {
  const user = useUser();
  const association = useActingFor();
  if (!user) return { label: 'Enregistrer ma demande' };
  if (!association) {
    return {
      label: 'Trouver mon association',
      href: '/ajout-association/choix-association',
      phrase: 'Dites d’abord pour quelle association vous demandez. Vous reviendrez ensuite à ce brouillon.',
    };
  }
  if (association.etat !== 'active') {
    return {
      phrase: `Votre accès à ${association.nom} attend une réponse. Votre brouillon vous attend dans ce navigateur.`,
    };
  }
  const key = association.id_siret ?? association.id_association;
  return {
    label: `Continuer pour ${association.nom}`,
    href: pageNouvelleDemande(key, code, { exercice }),
    phrase: `Ce brouillon devient une demande ${withElision(association.nom)} à l’étape suivante. Rien n’est à retaper.`,
  };
}
