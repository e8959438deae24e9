import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { motsLot } from '@asso/domain/instruction/lot.words';
import { useEffect } from 'react';
import { RefusNotice } from '../../dossier/RefusNotice.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { derniereFileHref } from '../file/file-instruction.ts';
import { EtatLotBadge } from './EtatLotBadge.tsx';
import { LotEnveloppes } from './LotEnveloppes.tsx';
import { LotResultat } from './LotResultat.tsx';
import { LotVerification } from './LotVerification.tsx';
import { lotsHref } from './lot-href.ts';
import { useLot } from './use-lot.ts';
import './lot.css';

/** The page of a lot of actions: the agent checks it, launches it, then reads its result. */
export function LotPage({ id }: { id: string }) {
  const lot = useLot(id);
  return (
    <ReadPage read={lot.read}>
      {(value) => (
        <div className="page page--serree lot">
          <PageHeading
            titre={value.titre}
            fil={[
              { label: 'Dossiers', href: derniereFileHref() },
              { label: 'Actions sur plusieurs dossiers', href: lotsHref },
            ]}
            aide="instruction"
            badge={<EtatLotBadge etat={value.etat} />}
            chapo={`${motsLot(value.action).effet} Service : ${value.service.nom}.`}
          />
          <Etapes etat={value.etat} />
          {lot.refusal !== null && <RefusNotice titre="Ce n’est pas fait" refus={lot.refusal} />}
          <LotEnveloppes lot={value} />
          {value.etat === 'prepare' && <LotVerification value={value} lot={lot} />}
          {value.etat === 'en_cours' && <LotAvancement value={value} />}
          {value.etat === 'fini' && <LotResultat value={value} lot={lot} />}
        </div>
      )}
    </ReadPage>
  );
}

const etapes = ['Choisir', 'Vérifier', 'Résultat'] as const;

function Etapes({ etat }: Pick<LotView, 'etat'>) {
  const present = etat === 'prepare' ? 'Vérifier' : 'Résultat';
  return (
    <ol className="liste-nue lot-etapes" aria-label="Étapes">
      {etapes.map((name, index) => (
        <li key={name} aria-current={name === present ? 'step' : undefined}>
          {index + 1}. {name === 'Choisir' ? <AppLink href={derniereFileHref()}>{name}</AppLink> : name}
        </li>
      ))}
    </ol>
  );
}

/** Shows the progress, such as « 3 sur 8 »; the lot goes on when the agent leaves the page. */
function LotAvancement({ value: { comptes } }: { value: LotView }) {
  const done = comptes.faite + comptes.echec;
  const total = done + comptes.prete;
  useEffect(() => announce('Le travail commence. Vous pouvez quitter cette page.'), []);
  return (
    <section className="pile" aria-label="Avancement">
      <p>
        <strong>{`${done} sur ${total}`}</strong>
      </p>
      <progress className="lot-avancement" value={done} max={total} aria-label="Avancement">
        {`${done} sur ${total}`}
      </progress>
      <p className="discret">
        Vous pouvez quitter cette page : le travail continue. Une notification vous dira quand il est terminé.
      </p>
    </section>
  );
}
