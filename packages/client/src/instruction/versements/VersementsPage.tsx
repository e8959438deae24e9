import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { type OngletVersements, ongletsVersements } from '@asso/domain/paiement/versements.rules';
import { nomsOnglets } from '@asso/domain/paiement/versements.words';
import { useState } from 'react';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { PageDuService } from '../charge/PageDuService.tsx';
import { AVerser } from './AVerser.tsx';
import { ComptesRendusDus } from './ComptesRendusDus.tsx';
import type { Onglets } from './listes-versements.ts';
import { Verses } from './Verses.tsx';
import './versements.css';

/** Shows what a service has to pay, what it paid and the reports it awaits, as three lists of the whole service. */
export const VersementsPage = () => (
  <PageDuService
    titre="Versements"
    chapo="Ce que votre service doit verser, ce qu’il a versé, et les comptes rendus qu’il attend."
  >
    {(service) => <VersementsDuService key={service.id} service={service} />}
  </PageDuService>
);

const narrowing = { q: null, groupe: null, suivi: null, page: null };

function VersementsDuService({ service }: { service: BureauService }) {
  const params = useQueryParams();
  const [nombres, setNombres] = useState<Onglets | null>(null);
  const asked = params.get('onglet');
  const onglet = ongletsVersements.find((one) => one === asked) ?? 'a-verser';
  const Liste = listes[onglet];
  return (
    <div className="pile pile--serree">
      <TabLinks
        label="Quels versements"
        tabs={ongletsVersements.map((id) => ({
          id,
          label: nomsOnglets[id],
          href: params.href({ ...narrowing, onglet: id === 'a-verser' ? null : id }),
          ...(nombres ? { count: formatNombre(nombreOf(nombres, id)) } : {}),
        }))}
        present={onglet}
      />
      <Liste service={service} onRead={setNombres} />
    </div>
  );
}

const listes = { 'a-verser': AVerser, verses: Verses, 'comptes-rendus': ComptesRendusDus } as const;

const nombreOf = ({ a_verser, verses, comptes_rendus }: Onglets, onglet: OngletVersements): number =>
  ({ 'a-verser': a_verser, verses, 'comptes-rendus': comptes_rendus })[onglet];
