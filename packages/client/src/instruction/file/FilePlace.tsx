import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import type { PagerProps } from '../../ui/table/Pager.tsx';

type FilePlaceProps = { shown: number; total: number; isTotalExact: boolean; pages: PagerProps };

/** Says which lines of the list are shown, with links to the other pages. */
export const FilePlace = ({ shown, total, isTotalExact, pages: { onPrevious, onNext } }: FilePlaceProps) => (
  <>
    <p>{sayPlace({ shown, total, isTotalExact, isFirst: !onPrevious, isLast: !onNext })}</p>
    {(onPrevious || onNext) && (
      <nav className="file-place" aria-label="Pages de la liste">
        {onPrevious && (
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onPrevious}>
            Page précédente
          </button>
        )}
        {onNext && (
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onNext}>
            Page suivante
          </button>
        )}
      </nav>
    )}
  </>
);

type Place = { shown: number; total: number; isTotalExact: boolean; isFirst: boolean; isLast: boolean };

/**
 * Returns « 1 à 50 sur 412 » on the first page, and the ranks of the last one; in between the ranks are not known: « 50
 * sur 412 ».
 */
export function sayPlace({ shown, total, isTotalExact, isFirst, isLast }: Place): string {
  if (total === 0) return '';
  const all = isTotalExact ? formatNombre(total) : `plus de ${formatNombre(total)}`;
  if (isFirst) return `${shown > 1 ? '1 à ' : ''}${formatNombre(shown)} sur ${all}`;
  if (isLast && isTotalExact) return `${formatNombre(total - shown + 1)} à ${formatNombre(total)} sur ${all}`;
  return `${formatNombre(shown)} sur ${all}`;
}
