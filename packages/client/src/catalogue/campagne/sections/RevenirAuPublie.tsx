import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { changesBetween } from '@asso/domain/kernel/changes';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Form } from '../../../ui/fields/form.ts';
import { announce } from '../../../ui/page/announcer.ts';

type RevenirAuPublieProps = {
  form: Form;
  /** The draft as the published version would write it; null when nothing is published. */
  publie: BrouillonCampagne | null;
};

/** Discards a draft: it becomes again what is published, so that this can be corrected. */
export function RevenirAuPublie({ form, publie }: RevenirAuPublieProps) {
  const [isAsked, setIsAsked] = useState(false);
  const changes = publie ? Object.entries(changesBetween(form.value, publie)) : [];
  if (!publie || changes.length === 0) return null;
  const revert = () => {
    for (const [path, { to }] of changes) form.onChange(path, to);
    form.onLeave?.('campagne_exercice');
    setIsAsked(false);
    announce('Le brouillon est de nouveau ce qui est publié.');
  };
  return (
    <div>
      <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setIsAsked(true)}>
        Revenir à ce qui est publié
      </button>
      {isAsked && (
        <Dialog
          title="Revenir à ce qui est publié ?"
          onClose={() => setIsAsked(false)}
          action={{ label: 'Abandonner le brouillon', onPress: revert, isDanger: true }}
        >
          <p>
            Rien ne change pour les associations. Le brouillon redevient la campagne{' '}
            {publie.campagne_exercice} publiée : ce qui n’est pas publié est retiré.
          </p>
        </Dialog>
      )}
    </div>
  );
}
