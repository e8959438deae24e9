import type { MaDemande } from '@asso/contract/association/acces.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { etatsDemande, suiteDemande } from './demande-words.ts';
import '../association.css';

/** A request in a list, with its association, its state and a link to its page. */
export function DemandeLien({ demande }: { demande: MaDemande }) {
  const { id, association, phase, preuves } = demande;
  const { badge, tone } = etatsDemande[phase];
  return (
    <li className="cadre fiche">
      <p>
        <strong>{association.nom}</strong>
      </p>
      <p>
        <StateBadge tone={tone}>{badge}</StateBadge>
      </p>
      <p>{suiteDemande(demande)}</p>
      <p>
        <AppLink href={`/user/demandes-acces/${id}`}>
          {phase === 'preuve' ? 'Joindre la preuve' : 'Voir ma demande'}
          <span className="invisible"> pour {association.nom}</span>
        </AppLink>
        {preuves.length > 0 && ` · ${count(preuves.length, 'preuve jointe', 'preuves jointes')}`}
      </p>
    </li>
  );
}
