import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { PaiementsView, PaiementView } from '@asso/contract/paiement/paiement.schemas';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { motsPaiement } from '@asso/domain/paiement/paiement.words';
import { useEffect, useRef, useState } from 'react';
import type { InstructionView } from '../dossier/etat-dossier.ts';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { Notice } from '../ui/Notice.tsx';
import { focusFirstControl } from '../ui/page/focus.ts';
import { ActeDialog } from './ActeDialog.tsx';
import { motsCotes, type PaiementCote } from './cotes.ts';
import { DemandeForm, type MontantSaisi } from './DemandeForm.tsx';
import { PaiementsTable } from './PaiementsTable.tsx';
import { paiementsId } from './paiements-id.ts';
import { type SuiteLecteur, saySuiteFor } from './suite-lue.ts';
import { type Paiements, usePaiements } from './use-paiements.ts';

type PaiementsPanelProps = {
  dossier: Pick<DossierHead, 'id_fo' | 'instructions'>;
  instruction: InstructionView;
  cote: PaiementCote;
  reload: () => Promise<unknown>;
  /** Each time this number grows, the form opens and takes the focus. */
  asked?: number;
};

/**
 * Shows what was asked and paid of a grant, and what remains; the person may ask for a payment or do the acts allowed
 * on one.
 */
export function PaiementsPanel({ dossier, instruction, cote, reload, asked = 0 }: PaiementsPanelProps) {
  const { id_service_instructeur: service } = instruction;
  const paiements = usePaiements({ id_fo: dossier.id_fo, service, reload });
  const { read } = paiements;
  const id = paiementsId(service);
  return (
    <section className="pile" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        Paiements{dossier.instructions.length > 1 && ` : ${instruction.service.nom}`}
      </h2>
      {read.state === 'attente' && <div className="suite-attendue" aria-busy="true" />}
      {read.state === 'refuse' && <p>{read.problem.message}</p>}
      {read.state === 'lu' && (
        <Ouvert
          value={read.value}
          paiements={paiements}
          lecteur={{ cote, service: instruction.service.nom }}
          garde={`${dossier.id_fo}-${service}`}
          asked={asked}
        />
      )}
    </section>
  );
}

type OuvertProps = {
  value: PaiementsView;
  paiements: Paiements;
  lecteur: SuiteLecteur;
  garde: string;
  asked: number;
};

function Ouvert({ value, paiements, lecteur, garde, asked }: OuvertProps) {
  const { cote } = lecteur;
  const mots = motsCotes[cote];
  const saisie = useSaisie({
    name: `paiement-${garde}`,
    value: { montant: null } as MontantSaisi,
    restarts: true,
    send: ({ montant }) => paiements.ask(Number(montant)),
    onDone: () => {
      setIsAsking(false);
      setFait(mots.fait);
    },
  });
  const [isAsking, setIsAsking] = useState(saisie.isRecovered);
  const [fait, setFait] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    setFait(null);
    setIsAsking(true);
    // The form exists only after the next drawing, hence this delay before its first field takes the focus.
    setTimeout(() => focusFirstControl(form.current));
  }, [asked]);
  const [acting, setActing] = useState<{ paiement: PaiementView; action: ActionPaiement } | null>(null);
  const { items, rights, empechement, reste, suite_reste } = value;
  return (
    <>
      {fait && <Fait text={fait} />}
      {items.length === 0 ? (
        <p>{mots.vide}</p>
      ) : (
        <PaiementsTable
          items={items}
          lecteur={lecteur}
          onAct={(paiement, action) => setActing({ paiement, action })}
        />
      )}
      {suite_reste && (
        <p>
          Reste {formatEurosCents(reste)}. {saySuiteFor(suite_reste, lecteur)}
        </p>
      )}
      {rights.ask && !isAsking && (
        <div>
          <button
            type="button"
            className="fr-btn fr-btn--secondary"
            onClick={() => {
              setFait(null);
              setIsAsking(true);
            }}
          >
            {mots.ouvrir}
          </button>
        </div>
      )}
      {rights.ask && isAsking && (
        <div ref={form}>
          <DemandeForm paiements={value} mots={mots} saisie={saisie} onClose={() => setIsAsking(false)} />
        </div>
      )}
      {/* Once everything is asked for, the table says it. */}
      {empechement && (reste > 0 || items.length === 0) && <p className="discret">{empechement}</p>}
      {acting && (
        <ActeDialog
          {...acting}
          accorde={value.accorde_le && localDay(new Date(value.accorde_le))}
          onAct={async (acte) => {
            const found = await paiements.move(acting.paiement, acting.action, acte);
            if (found.length === 0) setFait(`${motsPaiement[acting.action].fait}.`);
            return found;
          }}
          onClose={() => setActing(null)}
        />
      )}
    </>
  );
}

/** Says what was done, and takes the focus because the form that had it is gone. */
function Fait({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="succes" title={text} />
    </div>
  );
}
