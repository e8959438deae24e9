import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { InscriptionService, RemboursementDetail } from '@asso/contract/pass-sport/service-psp.schemas';
import { withElision } from '@asso/domain/identifiants/elision';
import { count, formatEuros, siretNomme } from '@asso/domain/identifiants/nombres-affiches';
import { sayTotal } from '@asso/domain/pass-sport/pass-sport.words';
import { type ReactNode, useMemo, useState } from 'react';
import { EtatPaiementBadge } from '../paiement/EtatPaiementBadge.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { useRead } from '../platform/use-read.ts';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { MouvementBar } from './MouvementBar.tsx';

/**
 * Shows the dossier of a club to an administrator: the checks before a payment, then the enrolments and the acts on
 * them.
 */
export function RemboursementPanel({ id }: { id: string }) {
  const read = useRead(servicePspEndpoints.readRemboursement, { params: { id }, query: {} });
  return (
    <>
      <p>
        <AppLink href="/administration/psp">Revenir à la file</AppLink>
      </p>
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {read.state === 'lu' && <Remboursement dossier={read.value} />}
    </>
  );
}

function Remboursement({ dossier }: { dossier: RemboursementDetail }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const inscriptions = useMemo(
    () => dossier.inscriptions.filter(({ id }) => chosen.has(id)).map(({ id, version }) => ({ id, version })),
    [dossier, chosen],
  );
  const choix = useMemo(() => ({ inscriptions, dossiers: [] }), [inscriptions]);
  return (
    <>
      <section className="pile" aria-labelledby="structure-psp">
        <h2 id="structure-psp" className="fr-h4">
          {dossier.structure.nom}, saison {dossier.saison}
        </h2>
        <p>
          {siretNomme(dossier.structure.id_siret)} · dossier {withElision(dossier.createur)} ·{' '}
          {sayTotal(dossier.totaux)}
        </p>
        <Controles dossier={dossier} />
      </section>
      <section className="pile" aria-labelledby="inscriptions-psp">
        <h2 id="inscriptions-psp" className="fr-h4">
          Inscriptions
        </h2>
        <MouvementBar
          choisis={count(inscriptions.length, 'inscription choisie', 'inscriptions choisies')}
          choix={choix}
          isEmpty={inscriptions.length === 0}
          onDone={() => setChosen(new Set())}
        />
        <DataTable
          caption="Inscriptions du dossier"
          hidesCaption
          columns={columns}
          rows={dossier.inscriptions}
          rowId={({ id }) => id}
          selection={{ chosen, onChange: setChosen, nameOf: ({ id_psp }) => id_psp }}
        />
      </section>
    </>
  );
}

function Controles({ dossier }: { dossier: RemboursementDetail }) {
  const { eligible, problems, agrements, rib, certificats } = dossier;
  return (
    <ul className="pile pile--serree">
      <Controle titre="Éligibilité" isRight={eligible} problems={problems.map(({ message }) => message)}>
        {[...certificats.map(({ nom }) => nom), ...agrements.map((one) => `agrément ${one}`)].join(', ')}
      </Controle>
      <Controle
        titre="RIB et scan"
        isRight={rib.problem === null}
        problems={rib.problem ? [rib.problem.message] : []}
      >
        {[rib.titulaire, rib.iban].filter(Boolean).join(' · ')}{' '}
        {rib.scan && <Piece uuid={rib.scan.uuid} nom={rib.scan.nom} />}
      </Controle>
      {certificats.map(({ siren, nom, etat, attestation, problem }) => (
        <Controle
          key={siren}
          titre={`Attestation ${nom}`}
          isRight={problem === null}
          problems={problem ? [problem.message] : []}
        >
          {etat === 'confirmee' && 'Affiliation confirmée par la fédération. '}
          {attestation && <Piece uuid={attestation.uuid} nom={attestation.nom} />}
        </Controle>
      ))}
    </ul>
  );
}

const Piece = ({ uuid, nom }: { uuid: string; nom: string }) => (
  <DownloadLink row={documentEndpoints.downloadDocument} params={{ uuid }} query={{}}>
    {nom}
  </DownloadLink>
);

type ControleProps = { titre: string; isRight: boolean; problems: readonly string[]; children: ReactNode };

const Controle = ({ titre, isRight, problems, children }: ControleProps) => (
  <li>
    <strong>{titre}</strong>{' '}
    <StateBadge tone={isRight ? 'vert' : 'rouge'}>{isRight ? 'conforme' : 'à voir'}</StateBadge> {children}
    {problems.length > 0 && (
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    )}
  </li>
);

const columns: Column<InscriptionService>[] = [
  {
    key: 'code',
    label: 'Code',
    isHeader: true,
    cell: ({ id_psp }) => <span className="nombre">{id_psp}</span>,
  },
  {
    key: 'beneficiaire',
    label: 'Bénéficiaire',
    cell: ({ beneficiaire: { prenom, initiale, age } }) => `${prenom} ${initiale}., ${age} ans`,
  },
  { key: 'federation', label: 'Fédération', cell: ({ federation }) => federation?.nom ?? 'Agrément' },
  { key: 'montant', label: 'Montant', isNumber: true, cell: ({ montant }) => formatEuros(montant) },
  {
    key: 'etat',
    label: 'État',
    cell: ({ id_etat, motif, blocages }) => (
      <>
        <EtatPaiementBadge etat={id_etat} isRemboursement />
        {motif && <span className="discret"> {motif}</span>}
        {blocages[0] && <span className="discret"> {blocages[0].message}</span>}
      </>
    ),
  },
];
