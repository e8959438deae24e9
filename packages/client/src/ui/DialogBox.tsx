import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ActionButton } from './ActionButton.tsx';

export type DialogProps = {
  title: string;
  /** Called by Esc, « Fermer », and « Annuler » (« Ne rien changer » where the act itself is to cancel). */
  onClose: () => void;
  children: ReactNode;
  /** The button bears the verb of the dialog; with `isDanger`, « Annuler » gets the focus first. */
  action?: { label: string; onPress: () => unknown; isDanger?: boolean; isBusy?: boolean };
  /** `palette` is the list of commands: it opens at the top of the window and draws its own title. */
  size?: 'md' | 'lg' | 'xl' | 'palette';
  /** A sentence before the buttons, saying when what they do takes effect. */
  note?: ReactNode;
};

/** Keeps the focus inside the box; Esc closes it, and the focus then goes back where it was. */
export function DialogBox({ title, onClose, children, action, size = 'md', note }: DialogProps) {
  return (
    <ModalOverlay
      className="dialogue__fond"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDismissable={!action}
    >
      <Modal className={`dialogue dialogue--${size}`}>
        <AriaDialog className="dialogue__boite" role={action?.isDanger ? 'alertdialog' : 'dialog'}>
          <div className="dialogue__tete">
            <button
              type="button"
              className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm fr-btn--icon-right fr-icon-close-line"
              onClick={onClose}
            >
              Fermer
            </button>
          </div>
          <Heading slot="title" className="dialogue__titre">
            {title}
          </Heading>
          <div className="dialogue__contenu">{children}</div>
          {action && (
            <div className="dialogue__pied">
              {note}
              <ActionButton
                className={action.isDanger ? 'bouton--danger' : undefined}
                isBusy={action.isBusy}
                onPress={action.onPress}
              >
                {action.label}
              </ActionButton>
              <button
                type="button"
                className="fr-btn fr-btn--secondary"
                ref={(button) => {
                  if (action.isDanger) button?.focus();
                }}
                onClick={onClose}
              >
                {/^Annuler\b/.test(action.label) ? 'Ne rien changer' : 'Annuler'}
              </button>
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
