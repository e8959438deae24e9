import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { BureauDossier, BureauService } from '@asso/contract/instruction/bureau.schemas';
import { nomsSuivis, type SuiviDossier, suivisDossier } from '@asso/domain/notification/rythme.rows';
import { useState } from 'react';
import { notify } from '../../platform/session/announcements.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { EtiquettesPanel } from '../bureau/EtiquettesPanel.tsx';
import { useBureau } from '../bureau/use-bureau.ts';
import { type DossierBureauRead, useBureauDossier } from './use-bureau-dossier.ts';
import '../bureau/bureau.css';
import '../../ui/fields/fields.css';

type BureauPanelProps = {
  id_fo: string;
  service: string;
  isRecu: boolean;
  onStart: () => Promise<unknown>;
};

/** Shows who handles the dossier within the service, and its labels; the association sees none of it. */
export function BureauPanel({ id_fo, service, isRecu, onStart }: BureauPanelProps) {
  const dossier = useBureauDossier({ id: id_fo, service });
  const { moi, services } = useBureau();
  const role = useWornRole();
  // An administrator reads one line here, whereas a member of the service gets two fields.
  const isMember = role === 'rds.user' || role === 'rds.service';
  const own = services.find(({ id }) => id === service);
  const { read } = dossier;
  // The people and labels to choose from are read by another call.
  const people = useRead(bureauEndpoints.readBureau, {});
  if (read.state === 'attente' || (isMember && people.state === 'attente'))
    return <div className={isMember ? 'bureau-dossier bureau-dossier--attendu' : 'bureau-dossier'} />;
  if (read.state !== 'lu' || !read.value.rights.lire) return null;
  return (
    <section className="bureau-dossier" aria-label="Dans votre service">
      <Affectation
        bureau={read.value}
        dossier={dossier}
        service={own}
        moi={moi}
        isRecu={isRecu}
        onStart={onStart}
      />
      <EtiquettesPanel bureau={read.value} dossier={dossier} service={own} />
      {isMember && <Suivi bureau={read.value} dossier={dossier} />}
    </section>
  );
}

type AffectationProps = {
  bureau: BureauDossier;
  dossier: DossierBureauRead;
  service: BureauService | undefined;
  moi: string;
  /** True when nobody has begun to study the dossier. */
  isRecu: boolean;
  /** Called when taking the dossier also began its study, to read the dossier again. */
  onStart: () => Promise<unknown>;
};

const personne = 'personne';

function Affectation({ bureau, dossier, service, moi, isRecu, onStart }: AffectationProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { affecte_a, rights } = bureau;
  const present = affecte_a?.id ?? null;
  if (!rights.affecter || !service) {
    return <p>Affecté à : {affecte_a?.nom ?? 'personne'}</p>;
  }
  const commence = isRecu && bureau.choix.prendre_commence;
  const give = async (a: string | null, starts = false) => {
    if (a === present) return;
    const problem = await dossier.give(a, starts);
    setRefusal(
      problem === null
        ? null
        : problem.conflicts
          ? 'Ce dossier vient d’être affecté autrement : voyez ci-dessus, puis choisissez à nouveau.'
          : problem.message,
    );
    const nom = service.collegues.find(({ id }) => id === a)?.nom;
    if (problem === null && starts) await onStart();
    const said = starts ? 'Dossier pris, instruction commencée.' : `Dossier affecté à ${nom}.`;
    if (problem === null) notify('succes', nom ? said : 'Dossier libéré.');
  };
  const options = [
    { value: personne, label: 'Personne' },
    ...service.collegues.map(({ id, nom }) => ({ value: id, label: id === moi ? `${nom} (vous)` : nom })),
  ];
  const isKnown = present === null || options.some(({ value }) => value === present);
  return (
    <div className="bureau-dossier__affectation">
      <SelectControl
        id={fieldId('bureau.affecte_a')}
        label="Affecté à"
        options={isKnown ? options : [...options, { value: present, label: affecte_a?.nom ?? '' }]}
        value={present ?? personne}
        error={refusal ?? undefined}
        onChange={(value) => void give(value === personne || value === null ? null : String(value))}
      />
      {present === null && service.collegues.some(({ id }) => id === moi) && (
        <ActionButton kind="secondaire" isSmall className="touche-s" onPress={() => give(moi, commence)}>
          {commence ? 'Prendre et commencer' : 'Prendre ce dossier'}
        </ActionButton>
      )}
    </div>
  );
}

type SuiviProps = Pick<AffectationProps, 'bureau' | 'dossier'>;

/** Lets an agent choose to be notified of everything about the dossier, of the usual facts, or of nothing. */
function Suivi({ bureau: { suivi }, dossier }: SuiviProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const follow = async (next: SuiviDossier) => {
    const problem = await dossier.follow(next);
    setRefusal(problem?.message ?? null);
    if (problem === null)
      notify('succes', `Notifications de ce dossier : ${suivisDossier[next].toLowerCase()}.`);
  };
  return (
    <div className="bureau-dossier__affectation">
      <SelectControl
        id={fieldId('bureau.suivi')}
        label="Me prévenir de"
        options={nomsSuivis.map((value) => ({ value, label: suivisDossier[value] }))}
        value={suivi}
        error={refusal ?? undefined}
        onChange={(value) => {
          const next = nomsSuivis.find((one) => one === value);
          if (next && next !== suivi) void follow(next);
        }}
      />
    </div>
  );
}
