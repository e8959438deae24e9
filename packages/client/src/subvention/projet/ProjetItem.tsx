import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { useState } from 'react';
import { type RubriqueStatus, rubriqueStatusWords } from '../../demarche/rubrique-status.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { projetHref } from '../dossier-liens.ts';
import type { SubventionEdition } from '../edition.ts';
import { listProjetRelecture } from '../relecture/relecture.ts';
import { ActionsProjet } from './ActionsProjet.tsx';
import { OrdreProjet } from './OrdreProjet.tsx';

type ProjetItemProps = SubventionEdition & { projet: ProjetView };

/** A project in the list, with its name, state, amount and place, and the actions on it. */
export function ProjetItem({ projet, ...edition }: ProjetItemProps) {
  const { dossier } = edition;
  const [error, setError] = useState<string | null>(null);
  const status = statusOf(projet, listProjetRelecture(dossier, projet).length);
  return (
    <li className="projet">
      <div className="projet__texte">
        <h2 className="projet__titre">
          <AppLink href={projetHref(dossier, projet.id)}>{nomProjet(projet)}</AppLink>
        </h2>
        <p className={`etape-etat etape-etat--${status}`}>{rubriqueStatusWords[status]}</p>
      </div>
      <p className="nombre">{formatEuros(projet.montant_demande)}</p>
      {projet.rights.commit && (
        <div className="projet__actions">
          <OrdreProjet {...edition} projet={projet} onRefused={setError} />
          <ActionsProjet {...edition} projet={projet} onRefused={setError} />
        </div>
      )}
      {error && (
        <p className="fr-message fr-message--error projet__refus" role="alert">
          {error}
        </p>
      )}
    </li>
  );
}

/** Returns the state of a project; one that the portal changed is to be checked, even when nothing is missing. */
function statusOf({ blockers, corps }: ProjetView, aRelire: number): RubriqueStatus {
  if (blockers.length > 0) return 'a-completer';
  return corps.need_validation || aRelire > 0 ? 'a-revoir' : 'termine';
}
