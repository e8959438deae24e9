import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { notify } from '../../platform/announcements.ts';
import { call } from '../../platform/call.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusHeading } from '../../ui/focus.ts';
import { newId } from '../../ui/new-id.ts';
import { projetHref } from '../dossier-liens.ts';
import type { Edition } from '../edition.ts';
import { relectureDuProjet } from '../relecture.ts';
import { type RubriqueStatus, rubriqueStatusWords } from './rubriques.ts';

type ProjetItemProps = Edition & { projet: ProjetView };

/** One project of the list: its name, its state, what it asks for. */
export function ProjetItem({ dossier, found, projet }: ProjetItemProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const name = nomProjet(projet);
  const status = statusOf(projet, relectureDuProjet(dossier, projet).length);
  return (
    <li className="projet">
      <div className="projet__texte">
        <h2 className="projet__titre">
          <AppLink href={projetHref(dossier, projet.id)}>{name}</AppLink>
        </h2>
        <p className={`etape-etat etape-etat--${status}`}>{rubriqueStatusWords[status]}</p>
      </div>
      <p className="nombre">{formatEuros(projet.montant_demande)}</p>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        onClick={() => setIsRemoving(true)}
      >
        Supprimer<span className="invisible"> {name}</span>
      </button>
      {isRemoving && (
        <RemoveDialog
          name={name}
          onClose={() => setIsRemoving(false)}
          onRemove={async () => {
            const outcome = await call(projetEndpoints.deleteProjet, {
              params: { id_fo: dossier.id_fo, id: projet.id },
              idempotencyKey: newId(),
            });
            if (!outcome.ok) return outcome.problem.message;
            notify('succes', `${name} : supprimé.`);
            await found.refresh();
            focusHeading();
            return null;
          }}
        />
      )}
    </li>
  );
}

/** What the portal changed since somebody looked is to be looked at, even where nothing is missing. */
function statusOf({ blockers, corps }: ProjetView, aRelire: number): RubriqueStatus {
  if (blockers.length > 0) return 'a-completer';
  return corps.need_validation || aRelire > 0 ? 'a-revoir' : 'termine';
}

type RemoveDialogProps = { name: string; onClose: () => void; onRemove: () => Promise<string | null> };

function RemoveDialog({ name, onClose, onRemove }: RemoveDialogProps) {
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog
      title={`Supprimer « ${name} »`}
      onClose={onClose}
      action={{
        label: 'Supprimer le projet',
        isDanger: true,
        onPress: async () => setError(await onRemove()),
      }}
    >
      <p>Sa description et son budget disparaissent du dossier. Le reste du dossier ne change pas.</p>
      {error && (
        <p className="fr-message fr-message--error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
