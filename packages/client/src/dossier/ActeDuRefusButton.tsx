import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { isRelecture, type RefusActe } from './refus.ts';

type ActeDuRefusButtonProps = {
  acte: RefusActe;
  /** Reads again what the page shows; without it, no act to read again is offered. */
  onRelire?: (() => Promise<unknown>) | undefined;
  /** Called before the act leads elsewhere on this page, to close the dialog that stands over it. */
  onSuivre?: (() => void) | undefined;
  /** True where no other button stands beside it. */
  isMain?: boolean;
};

/** The act that answers a refusal; nothing where this page does not hold the place it leads to. */
export function ActeDuRefusButton({ acte, onRelire, onSuivre, isMain = false }: ActeDuRefusButtonProps) {
  const { label, href = '' } = acte;
  if (isRelecture(acte)) {
    return onRelire ? (
      <ActionButton kind="secondaire" isSmall onPress={onRelire} busyText="Lecture en cours…">
        {label}
      </ActionButton>
    ) : null;
  }
  if (!href.startsWith('#')) {
    return (
      <AppLink className={`fr-btn fr-btn--sm${isMain ? '' : ' fr-btn--secondary'}`} href={href}>
        {label}
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      className={`fr-btn fr-btn--sm${isMain ? '' : ' fr-btn--secondary'}`}
      onClick={() => goTo(href.slice(1), onSuivre)}
    >
      {label}
    </button>
  );
}

/** Goes to a field of the open dialog, or to a part of the page once the dialog over it is closed. */
function goTo(id: string, onSuivre?: () => void): void {
  const field = document.getElementById(id);
  const isInDialog = field?.closest('[role=dialog], [role=alertdialog]') !== null;
  if (field && isInDialog) {
    show(field);
    return;
  }
  onSuivre?.();
  // The dialog gives the focus back to what opened it, in the task after it closed.
  setTimeout(() => {
    const place = document.getElementById(id);
    if (place) show(place);
  });
}

function show(place: HTMLElement): void {
  place.closest('details')?.setAttribute('open', '');
  place.scrollIntoView();
  place.focus();
}
