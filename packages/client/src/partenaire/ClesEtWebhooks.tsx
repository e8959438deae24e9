import { cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import { type WebhookView, webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import { type ReactNode, useState } from 'react';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ClesRubrique } from './ClesRubrique.tsx';
import type { ProprietaireQuery } from './cles-href.ts';
import { SecretNotice, type SecretShown } from './SecretNotice.tsx';
import { WebhookCarte } from './WebhookCarte.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

type ClesEtWebhooksProps = {
  proprietaire: ProprietaireQuery;
  fil: { label: string; href: string }[];
  children?: ReactNode;
};

/**
 * Shows the keys by which other software may act for an association or a service, and the webhooks that tell it what
 * happens.
 */
export function ClesEtWebhooks({ proprietaire, fil, children }: ClesEtWebhooksProps) {
  const cles = useRead(cleEndpoints.listCles, { query: proprietaire });
  const webhooks = useRead(webhookEndpoints.listWebhooks, { query: proprietaire });
  const [secret, setSecret] = useState<SecretShown | null>(null);
  return (
    <ReadPage read={cles}>
      {({ items, proprietaire: { cote, nom } }) => (
        <div className="page">
          <PageHeading
            titre={cote === 'service' ? 'Clés et webhooks' : 'Logiciels reliés'}
            objet={nom}
            fil={fil}
            chapo={`Ce que d’autres logiciels peuvent faire pour ${nom}, et ce qui leur est annoncé.`}
            actions={
              <a className="fr-link" href="/api/docs#partenaires">
                Documentation pour les partenaires
              </a>
            }
          />
          {children}
          {secret && <SecretNotice secret={secret} onClose={() => setSecret(null)} />}
          <ClesRubrique
            cles={items}
            cote={cote}
            proprietaire={proprietaire}
            onChanged={cles.reload}
            onSecret={setSecret}
          />
          {webhooks.state === 'lu' && (
            <WebhooksRubrique
              webhooks={webhooks.value.items}
              cote={cote}
              proprietaire={proprietaire}
              onChanged={webhooks.reload}
              onSecret={setSecret}
            />
          )}
        </div>
      )}
    </ReadPage>
  );
}

type WebhooksRubriqueProps = {
  webhooks: readonly WebhookView[];
  cote: 'association' | 'service';
  proprietaire: ProprietaireQuery;
  onChanged: () => Promise<unknown>;
  onSecret: (secret: SecretShown) => void;
};

/** Lists the webhooks: the addresses to which events are sent. */
function WebhooksRubrique(props: WebhooksRubriqueProps) {
  const { webhooks, cote, proprietaire, onChanged, onSecret } = props;
  const [opened, setOpened] = useState<string | 'nouveau' | null>(null);
  const modified = webhooks.find(({ id }) => id === opened) ?? null;
  const create = (
    <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setOpened('nouveau')}>
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
