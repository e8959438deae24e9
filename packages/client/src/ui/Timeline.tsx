import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type ReactNode, useState } from 'react';
import './timeline.css';

export type TimelineItem = {
  id: string;
  /** The date in words, such as « 03/05/2027 10h00 », or « 60 jours en général » for something expected. */
  date: string;
  /** The text tells a past fact with its author, or what is expected. */
  text: ReactNode;
  kind: 'etat' | 'paiement' | 'message' | 'piece' | 'rib' | 'crf';
  /** An expected item has not happened yet: its dot is hollow and it comes first. */
  isExpected?: boolean;
  /** True when only the service sees the item. */
  isInternal?: boolean;
};

type TimelineProps = {
  /** The expected items come first, then the past ones from the newest to the oldest. */
  items: readonly TimelineItem[];
  label: string;
};

const shownAtMost = 10;

/** Lists decisions, payments, messages and documents in one history; the dots repeat what the text says. */
export function Timeline({ items, label }: TimelineProps) {
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, items.length - shownAtMost);
  return (
    <div>
      <ol className="fil-temps" aria-label={label}>
        {items.slice(0, items.length - hidden).map((item) => (
          <li
            key={item.id}
            className={`fil-temps__fait fil-temps__fait--${item.kind}${item.isExpected ? ' fil-temps__fait--attendu' : ''}`}
          >
            <p className="fil-temps__date">
              {item.isExpected && <strong>À venir : </strong>}
              {item.date}
            </p>
            <div className="fil-temps__texte">{item.text}</div>
            {item.isInternal && (
              <p className="discret petit fr-icon-lock-line fil-temps__interne">
                Visible du service seulement
              </p>
            )}
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => setIsWhole(true)}>
          {hidden === 1
            ? 'Voir l’étape précédente'
            : `Voir les ${count(hidden, 'étape précédente', 'étapes précédentes')}`}
        </button>
      )}
    </div>
  );
}
