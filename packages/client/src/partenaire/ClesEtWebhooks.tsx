import { cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import { webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import { type ReactNode, useState } from 'react';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { ClesRubrique } from './ClesRubrique.tsx';
import type { ProprietaireQuery } from './cles-href.ts';
import { type SecretDit, SecretNotice } from './SecretNotice.tsx';
import { WebhooksRubrique } from './WebhooksRubrique.tsx';

type ClesEtWebhooksProps = {
  proprietaire: ProprietaireQuery;
  fil: { label: string; href: string }[];
  children?: ReactNode;
};

/** It shows what other software may do for an association or a service, and what they are told of it. */
export function ClesEtWebhooks({ proprietaire, fil, children }: ClesEtWebhooksProps) {
  const cles = useRead(cleEndpoints.listCles, { query: proprietaire });
  const webhooks = useRead(webhookEndpoints.listWebhooks, { query: proprietaire });
  const [secret, setSecret] = useState<SecretDit | null>(null);
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
