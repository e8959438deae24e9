import type { ReactNode } from 'react';
import { UnknownValue } from '../fields/UnknownValue.tsx';
import '../read-values.css';

export type ReadItem = {
  label: string;
  value: ReactNode;
  note?: string;
  parts?: ReadItem[][];
  isLocked?: boolean;
};

/** Lists labels with their values, side by side from 768 px. */
export function ReadList({ items }: { items: readonly ReadItem[] }) {
  return (
    <dl className="lecture">
      {items.map(({ label, value, note, parts, isLocked }) => (
        <div
          className={parts || isKnown(value) ? 'lecture__ligne' : 'lecture__ligne lecture__ligne--inconnue'}
          key={label}
        >
          <dt>{label}</dt>
          <dd>
            {parts?.map((part, index) => (
              <ReadList key={part.map((item) => item.label).join() + String(index)} items={part} />
            )) ??
              value ?? <UnknownValue />}
            {note && (
              <span className="lecture__note">
                {isLocked && (
                  <>
                    <span className="fr-icon-lock-line fr-icon--sm" aria-hidden="true" />
                    <span className="invisible">Non modifiable ici : </span>
                  </>
                )}
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isKnown = (value: ReactNode): boolean => value !== null && value !== undefined;
