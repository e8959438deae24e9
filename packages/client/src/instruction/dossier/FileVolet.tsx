import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { etatInstructionSaid } from '@asso/domain/dossier/instruction.states';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef } from 'react';
import type { DossierPlace } from '../../dossier/dossier-href.ts';
import { intituleDossier } from '../../dossier/etat-dossier.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { prefer, usePreferences } from '../../platform/preferences.ts';
import { useRead } from '../../platform/use-read.ts';
import { useMedia } from '../../ui/page/use-media.ts';
import { inFileHref, ongletParam } from '../file/file-instruction.ts';
import { listQuery, searchOf } from '../file/instruction-query.ts';
import { champsLigneOf, type LigneFile } from '../file/ligne-file.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';
import './file-volet.css';

type FileVoletProps = { ouverte: FileOuverte; id_fo: string };

/** The three columns stand side by side from this width on. */
const wide = '(min-width: 80em)';

/** The queue one came from stays beside its dossiers; who needs the room folds it, and it stays folded. */
export function FileVolet(props: FileVoletProps) {
  const isWide = useMedia(wide);
  const { isFileRepliee } = usePreferences();
  if (!isWide) return null;
  return (
    <div className={`file-volet${isFileRepliee ? ' file-volet--repliee' : ''}`}>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        aria-expanded={!isFileRepliee}
        title={isFileRepliee ? 'Déplier la file' : 'Replier la file'}
        onClick={() => prefer({ isFileRepliee: !isFileRepliee })}
      >
        <span className={isFileRepliee ? 'invisible' : undefined}>File</span>
        <span
          aria-hidden="true"
          className={isFileRepliee ? 'fr-icon-arrow-right-s-line' : 'fr-icon-arrow-left-s-line'}
        />
      </button>
      {!isFileRepliee && <Lignes {...props} />}
    </div>
  );
}

function Lignes({ ouverte, id_fo }: FileVoletProps) {
  const { file } = ouverte;
  const onglet = useQueryParams().get(ongletParam);
  const read = useRead(dossierEndpoints.listDossiers, {
    query: { ...listQuery(searchOf(file.address)), fields: champsLigneOf([]) },
  });
  const known = new Map(
    (read.state === 'lu' ? read.value.items : []).map((one) => [one.id_fo, one as LigneFile]),
  );
  const present = useRef<HTMLLIElement>(null);
  useEffect(() => {
    present.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <nav aria-label="Dossiers de la file">
      <ul className="liste-nue">
        {file.rows.map((place) => (
          <li key={place.id_fo} ref={place.id_fo === id_fo ? present : undefined}>
            <AppLink
              className="file-volet__ligne"
              href={inFileHref(place, file.address, onglet)}
              aria-current={place.id_fo === id_fo ? 'page' : undefined}
            >
              <Ligne place={place} ligne={known.get(place.id_fo)} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Until it is read, and once a decision took it out of the queue, a line has only its number. */
function Ligne({ place, ligne }: { place: DossierPlace; ligne: LigneFile | undefined }) {
  if (!ligne) return <span className="nombre">{place.id_fo}</span>;
  const etat = ligne.instructions[0]?.etat;
  return (
    <>
      <span className="file-volet__projet" title={intituleDossier(ligne)}>
        {intituleDossier(ligne)}
      </span>
      <span className="nombre">{formatEuros(ligne.montant_demande)}</span>
      <span className="file-volet__qui">{ligne.demandeur.nom}</span>
      {etat && (
        <span className="file-volet__etat" title={etatInstructionSaid(etat)}>
          {etatInstructionSaid(etat)}
        </span>
      )}
    </>
  );
}
