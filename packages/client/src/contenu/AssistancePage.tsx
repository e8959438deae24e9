import { assistanceEndpoints, type DemandeAide } from '@asso/contract/contenu/assistance.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { assistanceFields, etatsAide } from '@asso/domain/contenu/assistance.rules';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { knownChoices } from '@asso/domain/kernel/listes';
import { useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { brand } from '../platform/brand.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../platform/page/query-params.ts';
import { Satisfaction } from '../platform/Satisfaction.tsx';
import { useUser } from '../platform/session/session.ts';
import { useRead } from '../platform/use-read.ts';
import { ConfirmationPanel } from '../ui/ConfirmationPanel.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { currentListes } from '../ui/table/listes.ts';
import { AssistanceForm } from './AssistanceForm.tsx';

type Envoyee = ReplyOf<typeof assistanceEndpoints.sendEmail>;

/** The help page: answers first, then a message; it is open to a person who cannot sign in. */
export function AssistancePage() {
  const user = useUser();
  const { sujet } = useRouteParams();
  const params = useQueryParams();
  const [sent, setSent] = useState<Envoyee | null>(null);
  if (sent) return <AideDemandee {...sent} />;
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Demander de l’aide"
        chapo="Choisissez un sujet : la réponse y est peut-être déjà. Sinon, écrivez-nous."
      />
      <AssistanceForm
        commence={{
          motif: motifOf(sujet),
          subject: params.get('objet') ?? undefined,
          body: params.get('message') ?? undefined,
          replyTo: user?.email,
        }}
        onSent={setSent}
      />
      <section className="pile pile--serree" aria-labelledby="aide-autrement">
        <h2 id="aide-autrement" className="fr-h4">
          Autrement
        </h2>
        <p>
          Écrivez à <a href={`mailto:${brand.assistance}`}>{brand.assistance}</a>, ou lisez les{' '}
          <AppLink href="/faq">questions fréquentes</AppLink>.
        </p>
      </section>
      {user && <MesDemandesAide />}
    </div>
  );
}

/** The words by which an address may name a subject, besides its code. */
const sujets: Readonly<Record<string, string>> = {
  compte: 'CPT',
  association: 'ASSO',
  subvention: 'SUB',
  dossier: 'SUB',
  'compte-rendu': 'CRF',
  siret: 'SIR',
  agrement: 'AGR',
  'pass-sport': 'PSP',
  declarations: 'CEC',
  service: 'SVC',
  technique: 'TEC',
};

const motifOf = (sujet: string | undefined) =>
  knownChoices(assistanceFields.motif, currentListes.get()).find(
    ({ value }) => value === (sujets[sujet ?? ''] ?? sujet?.toUpperCase()),
  )?.value;

const AideDemandee = ({ numero, le, courriel }: Envoyee) => (
  <div className="page colonne-texte">
    <ConfirmationPanel
      heading={<PageHeading titre="Votre question est envoyée" objet={numero ?? ''} />}
      reference={numero ?? ''}
      when={`le ${formatHorodatage(new Date(le))}`}
    />
    <h2 className="fr-h4">Ce qui va se passer</h2>
    <p>L’aide vous répond à {courriel}, en 3 jours ouvrés en général. Gardez le numéro pour en reparler.</p>
    <p>
      <AppLink href="/faq">Lire les questions fréquentes</AppLink>
    </p>
    <Satisfaction demarche="aide" />
  </div>
);

/** Lists the person's former requests for help and the state of each. */
function MesDemandesAide() {
  const read = useRead(assistanceEndpoints.listDemandesAide, { query: { limit: 20 } });
  if (read.state !== 'lu' || read.value.items.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="mes-demandes-aide">
      <h2 id="mes-demandes-aide" className="fr-h4">
        Vos demandes d’aide
      </h2>
      <DataTable
        caption="Vos demandes d’aide"
        hidesCaption
        columns={columns}
        rows={read.value.items}
        rowId={({ id }) => id}
      />
    </section>
  );
}

const columns: Column<DemandeAide>[] = [
  { key: 'numero', label: 'Numéro', isHeader: true, cell: ({ numero }) => numero },
  { key: 'sujet', label: 'Objet', cell: ({ sujet }) => sujet },
  { key: 'date', label: 'Envoyée le', cell: ({ cree_le }) => formatDate(new Date(cree_le)) },
  { key: 'etat', label: 'État', cell: ({ etat }) => etatsAide[etat] },
];
