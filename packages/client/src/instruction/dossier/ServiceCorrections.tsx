import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { renvoiEndpoints } from '@asso/contract/dossier/renvoi.endpoints';
import { isAtStudy, isTransmis } from '@asso/domain/dossier/instruction.states';
import type { Correction } from '@asso/domain/dossier/renvoi.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import type { z } from 'zod';
import { useRead } from '../../platform/use-read.ts';
import type { CorrectionToSay } from '../../subvention/corrections-dites.ts';
import { Notice } from '../../ui/Notice.tsx';
import { compareTextes } from './ecart-textes.ts';
import { instructionVue } from './service-instruction.ts';

type ServiceCorrectionsProps = {
  dossier: Pick<DossierHead, 'id_fo' | 'instructions' | 'description'>;
  /** Puts the corrections in the words of the form that was corrected. */
  said: (corrections: readonly Correction[]) => readonly CorrectionToSay[];
};

/**
 * Shows only what the association changed: since this service sent the dossier back, and since it received the dossier
 * when another service sent it back. What stands under it stays hidden until it is known: it would be pushed down.
 */
export function ServiceCorrections({ dossier, said }: ServiceCorrectionsProps) {
  const { id_service_instructeur: service, etat } = instructionVue(dossier);
  const params = { id: dossier.id_fo, service };
  const isAsked = isTransmis(etat);
  const read = useRead(renvoiEndpoints.readRenvoi, isAsked ? { params } : null);
  if (isAsked && read.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (read.state !== 'lu') return null;
  const { renvoi, version } = read.value;
  return (
    <>
      {version && <Versions version={version} lines={said(version.corrections)} />}
      {renvoi && isAtStudy(etat) && <Corriges renvoi={renvoi} lines={said(renvoi.corrections)} />}
    </>
  );
}

type Dites = readonly CorrectionToSay[];
type Lu = z.infer<(typeof renvoiEndpoints.readRenvoi)['reply']>;

/** Says what another service had changed, beside what this one received or decided on. */
function Versions({ version, lines }: { version: NonNullable<Lu['version']>; lines: Dites }) {
  const { le, isDecidee, isEnCours } = version;
  return (
    <div className="corrections-recues">
      <Notice tone="attention" title={titreOf(version, lines.length)} level="h2">
        <p>
          Un autre service a demandé des corrections le {formatHorodatage(new Date(le))}.{' '}
          {isEnCours
            ? 'L’association corrige : le texte peut encore changer.'
            : 'L’association a renvoyé le dossier.'}{' '}
          Ce qui vous est demandé ne change pas.
          {isDecidee && lines.length > 0 && ' Votre décision porte sur ce qui était écrit avant.'}
        </p>
        <Lines lines={lines} />
      </Notice>
    </div>
  );
}

/** Says that the text changed only when something in it is another one. */
function titreOf({ isDecidee, isEnCours }: NonNullable<Lu['version']>, changes: number): string {
  if (changes === 0)
    return isEnCours ? 'Le texte de ce dossier peut changer' : 'Le texte de ce dossier n’a pas changé';
  return isDecidee ? 'Le texte a changé depuis votre décision' : 'Le texte de ce dossier change';
}

function Corriges({ renvoi, lines }: { renvoi: NonNullable<Lu['renvoi']>; lines: Dites }) {
  return (
    <div className="corrections-recues">
      <Notice tone="info" title="Corrigé depuis votre lecture" level="h2">
        <p className="discret">
          Renvoyé le {formatHorodatage(new Date(renvoi.le))} par {renvoi.par}.
        </p>
        {lines.length === 0 ? (
          <p>Rien n’a changé dans le dossier : lisez ses messages.</p>
        ) : (
          <Lines lines={lines} />
        )}
      </Notice>
    </div>
  );
}

const Lines = ({ lines }: { lines: Dites }) => (
  <ul className="corrections">
    {lines.map((line) => (
      <li key={line.chemin}>
        <Line {...line} />
      </li>
    ))}
  </ul>
);

/** Shows one correction: only the changed words, with a few words around them. */
function Line({ libelle, avant, apres }: CorrectionToSay) {
  const { debut, retire, ajoute, fin } = compareTextes(avant, apres);
  return (
    <>
      <strong>{libelle}</strong>
      {' : '}
      {debut}
      {retire !== '' && (
        <del>
          <span className="invisible">avant, </span>
          {retire}
        </del>
      )}
      {retire !== '' && <span aria-hidden="true"> → </span>}
      <ins>
        <span className="invisible">{retire === '' ? 'ajouté, ' : 'maintenant, '}</span>
        {apres === '' ? 'rien' : ajoute || 'ces mots sont retirés'}
      </ins>
      {fin}
    </>
  );
}
