import type { ChoseDue } from '@asso/domain/dossier/agenda/agenda.rules';
import { partsOfJour } from '@asso/domain/identifiants/dates-longues';
import { useId, useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import './accueil.css';

const shownAtMost = 5;

/** Lists the things to do, each with one button; only the first is filled. */
export function ChosesPanel({ choses }: { choses: readonly ChoseDue[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? choses : choses.slice(0, shownAtMost);
  const hidden = choses.length - shown.length;
  return (
    <section aria-label="À faire">
      <ol className="liste-nue choses">
        {shown.map((chose, index) => (
          <ChoseCard key={chose.id} chose={chose} isFirst={index === 0} />
        ))}
      </ol>
      {hidden > 0 && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary choses__suite"
          onClick={() => setIsWhole(true)}
        >
          {hidden === 1 ? 'Voir l’autre' : `Voir les ${hidden} autres`}
        </button>
      )}
    </section>
  );
}

function ChoseCard({ chose, isFirst }: { chose: ChoseDue; isFirst: boolean }) {
  const { titre, numero, faits, phrase, acte, ton, reste, avant } = chose;
  const id = useId();
  return (
    <li className={`cadre chose chose--${ton}`}>
      {avant === null ? (
        <p className="chose__date chose__date--bloque fr-icon-lock-line">bloque</p>
      ) : (
        <Jour le={new Date(avant)} />
      )}
      <div className="chose__corps">
        <h2 className="chose__titre" id={id}>
          {titre}
        </h2>
        <p className="discret petit">{faits}</p>
        <p className="chose__phrase">{phrase}</p>
      </div>
      <div className="chose__acte">
        {reste !== '' && <p className="chose__reste">{reste}</p>}
        <AppLink className={`fr-btn${isFirst ? '' : ' fr-btn--secondary'}`} href={acte.href}>
          {acte.label}
          <span className="invisible">
            {' '}
            : {titre}
            {numero && `, dossier ${numero}`}
          </span>
        </AppLink>
      </div>
    </li>
  );
}

function Jour({ le }: { le: Date }) {
  const { jour, mois } = partsOfJour(le);
  return (
    <p className="chose__date">
      <span className="chose__jour">{jour}</span> {mois}
    </p>
  );
}
