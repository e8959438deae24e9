import { sirepaEndpoints } from '@asso/contract/transfert/sirepa.endpoints';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { formatsFichier } from '@asso/domain/transfert/osiris.rows';
import { type FichierSirepa, fichiersSirepa } from '@asso/domain/transfert/sirepa.rows';
import { useState } from 'react';
import type { ValueOf } from '../platform/call/call.ts';
import { now } from '../platform/clock.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useDownload } from '../platform/use-download.ts';
import { useRead } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { DateControl } from '../ui/fields/DateControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { FormatsMenu } from '../ui/table/FormatsMenu.tsx';
import { ColonnesFichier } from './ColonnesFichier.tsx';
import { LotsTable } from './LotsTable.tsx';
import { RelieNotice } from './RelieNotice.tsx';
import { useEnvoiFichier } from './use-envoi-fichier.ts';

type Periode = { du: string; au: string };
const jour = /^\d{4}-\d{2}-\d{2}$/;

/** The page that makes the files of SIRET requests and payments for Sirepa, for a chosen period. */
export function SirepaPage() {
  const params = useQueryParams();
  const today = localDay(now());
  const asked = (name: 'du' | 'au', otherwise: string) => {
    const day = params.get(name) ?? '';
    return jour.test(day) ? day : otherwise;
  };
  const periode = { du: asked('du', `${today.slice(0, 8)}01`), au: asked('au', today) };
  const read = useRead(sirepaEndpoints.readSirepa, { query: periode });
  return (
    <div className="page">
      <PageHeading
        titre="Sirepa"
        chapo="Les demandes de SIRET et les paiements qui ont changé dans une période."
        fil={[{ label: 'Demandes de SIRET', href: '/demande-siret' }]}
      />
      <div className="actions">
        <Jour key={`du ${periode.du}`} name="du" label="Du" day={periode.du} />
        <Jour key={`au ${periode.au}`} name="au" label="Au" day={periode.au} />
      </div>
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && (
        <div role="alert">
          <Notice tone="erreur" title={read.problem.message} />
        </div>
      )}
      {read.state === 'lu' && (
        <Fichiers sirepa={read.value} periode={periode} onSent={() => void read.reload()} />
      )}
    </div>
  );
}

/** The field of a day: the period changes only once the typed day is complete. */
function Jour({ name, label, day }: { name: 'du' | 'au'; label: string; day: string }) {
  const params = useQueryParams();
  const [typed, setTyped] = useState<unknown>(day);
  const leave = () => {
    if (typeof typed === 'string' && jour.test(typed) && typed !== day) params.set({ [name]: typed });
  };
  return (
    <DateControl id={`sirepa-${name}`} label={label} value={typed} onChange={setTyped} onLeave={leave} />
  );
}

type Sirepa = ValueOf<typeof sirepaEndpoints.readSirepa>;
type FichiersProps = { sirepa: Sirepa; periode: Periode; onSent: () => void };

function Fichiers({ sirepa, periode, onSent }: FichiersProps) {
  const { siret, paiements, envoi, lots } = sirepa;
  const dits: Record<FichierSirepa, string> = {
    siret: count(siret.nombre, 'demande de SIRET', 'demandes de SIRET'),
    paiements: `${count(paiements.nombre, 'paiement', 'paiements')} : ${formatEurosCents(paiements.montant)} demandés ou payés, dont ${formatEurosCents(paiements.paye)} payés`,
  };
  return (
    <>
      <RelieNotice systeme="sirepa" envoi={envoi} />
      <div className="deux-colonnes">
        {(Object.keys(fichiersSirepa) as FichierSirepa[]).map((fichier) => (
          <Fichier key={fichier} {...{ fichier, periode, envoi, onSent }} dit={dits[fichier]} />
        ))}
      </div>
      {lots.length > 0 && (
        <section className="pile" aria-labelledby="lots">
          <h2 id="lots" className="fr-h4">
            Fichiers envoyés
          </h2>
          <LotsTable caption="Fichiers envoyés à Sirepa" lots={lots} />
        </section>
      )}
    </>
  );
}

type FichierProps = {
  fichier: FichierSirepa;
  periode: Periode;
  dit: string;
  envoi: boolean;
  onSent: () => void;
};

function Fichier({ fichier, periode, dit, envoi, onSent }: FichierProps) {
  const download = useDownload();
  const { isBusy, refus, send } = useEnvoiFichier();
  const { label, colonnes } = fichiersSirepa[fichier];
  const sendIt = async () => {
    const input = { query: {}, body: { fichier, ...periode } };
    if (await send(sirepaEndpoints.sendSirepa, input, 'Envoi demandé.')) onSent();
  };
  return (
    <section className="pile" aria-labelledby={`fichier-${fichier}`}>
      <h2 id={`fichier-${fichier}`} className="fr-h4">
        {label}
      </h2>
      <p>{dit}</p>
      <div role="alert">{refus && <Notice tone="erreur" title={refus} />}</div>
      <div className="actions">
        <FormatsMenu
          label={`Télécharger : ${label}`}
          formats={formatsFichier}
          download={download}
          onTake={(format) =>
            void download.start(sirepaEndpoints.exportSirepa, { params: { fichier, format }, query: periode })
          }
        />
        {envoi && (
          <ActionButton isBusy={isBusy} busyText="Envoi demandé…" onPress={sendIt}>
            Envoyer : {label}
          </ActionButton>
        )}
      </div>
      <ColonnesFichier
        titre={`Ce que tient le fichier « ${label} »`}
        level="h3"
        colonnes={Object.values(colonnes).map((colonne) => colonne.label)}
        ligne={
          fichier === 'siret' ? 'Une ligne par demande.' : 'Une ligne par paiement, sans compte bancaire.'
        }
      />
    </section>
  );
}
