import type { WebhookView } from '@asso/contract/partenaire/webhook.endpoints';
import { useState } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ProprietaireQuery } from './cles-href.ts';
import type { SecretDit } from './SecretNotice.tsx';
import { WebhookCarte } from './WebhookCarte.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

type WebhooksRubriqueProps = {
  webhooks: readonly WebhookView[];
  cote: 'association' | 'service';
  proprietaire: ProprietaireQuery;
  onChanged: () => Promise<unknown>;
  onSecret: (secret: SecretDit) => void;
};

/** It lists the webhooks: the addresses to which events are sent. */
export function WebhooksRubrique(props: WebhooksRubriqueProps) {
  const { webhooks, cote, proprietaire, onChanged, onSecret } = props;
  const [opened, setOpened] = useState<string | 'nouveau' | null>(null);
  const modified = webhooks.find(({ id }) => id === opened) ?? null;
  const create = (
    <button type="button" className="fr-btn" onClick={() => setOpened('nouveau')}>
      Ajouter un webhook
    </button>
  );
  return (
    <section className="pile" aria-labelledby="webhooks">
      <h2 id="webhooks" className="fr-h4">
        Webhooks
      </h2>
      {webhooks.length === 0 ? (
        <EmptyState
          fact="Aucun webhook."
          why="Un webhook prévient votre logiciel dès qu’un dossier change, sans qu’il ait à demander."
          action={create}
        />
      ) : (
        <>
          {webhooks.map((webhook) => (
            <WebhookCarte
              key={webhook.id}
              webhook={webhook}
              proprietaire={proprietaire}
              onEdit={() => setOpened(webhook.id)}
              onChanged={onChanged}
              onSecret={onSecret}
            />
          ))}
          <div>{create}</div>
        </>
      )}
      {(opened === 'nouveau' || modified) && (
        <WebhookDialog
          webhook={modified}
          cote={cote}
          proprietaire={proprietaire}
          onClose={() => setOpened(null)}
          onConflict={onChanged}
          onDone={async (secret) => {
            setOpened(null);
            if (secret) onSecret({ titre: 'Webhook ajouté : le secret qui signe ses envois', secret });
            await onChanged();
          }}
        />
      )}
    </section>
  );
}
