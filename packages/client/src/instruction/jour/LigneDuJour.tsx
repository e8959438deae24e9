import type { LigneJour } from '@asso/contract/instruction/jour.endpoints';
import { formatDate, localParts, paris } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { genresJour, isLimite, readRappel } from '@asso/domain/instruction/jour.rows';
import type { VueJour } from '@asso/domain/instruction/jour.rules';
import { critereReasons } from '@asso/domain/instruction/jour.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { jourCourt } from '../file/jour-court.ts';
import { acteHref, ligneDossier } from './jour-href.ts';
import { RappelerActe } from './RappelerActe.tsx';

type LigneDuJourProps = { ligne: LigneJour; vue: VueJour; isFirst: boolean };

/** A line of the day: its date, its project, why it is there, its sum, and its one act. */
export function LigneDuJour({ ligne, vue, isFirst }: LigneDuJourProps) {
  const { genre, groupe, association, id_fo, montant, affecte, pour } = ligne;
  const projet = ligne.projet ?? association;
  const le = new Date(ligne.le);
  const rappel = readRappel(genre);
  const acte = (
    <>
      {genresJour[genre].acte}
      <span className="invisible">
        {' '}
        : {projet}, dossier {id_fo}
      </span>
    </>
  );
  const [mot, suite] = critereReasons(ligne, groupe === 'retard');
  return (
    <li className={vue === 'service' ? 'jour__ligne jour__ligne--service' : 'jour__ligne'}>
      <span
        className={`jour__date nombre${isLimite(genre) ? ` jour__date--${groupe}` : ''}`}
        title={formatDate(le)}
      >
        {localParts(le, paris).weekday.slice(0, 3)}. {jourCourt(le)}
      </span>
      <span className="jour__objet" title={`${projet}, ${association}`}>
        {rappel === null ? (
          <strong>{projet}</strong>
        ) : (
          <AppLink className="jour__projet" href={ligneDossier(ligne)}>
            {projet}
          </AppLink>
        )}
        {projet !== association && <span className="jour__association discret"> {association}</span>}
        {pour !== null && <span className="jour__pour"> pour {pour}</span>}
      </span>
      <span className="jour__pourquoi">
        <strong>{mot}</strong>
        {suite}
      </span>
      {vue === 'service' && (
        <span className={affecte ? 'jour__qui discret' : 'jour__qui jour__qui--personne'}>
          {genre === 'avis-a-rendre' ? '' : (affecte ?? 'sans personne')}
        </span>
      )}
      <span className="jour__montant nombre">{montant === null ? '' : formatEuros(montant)}</span>
      <span className="jour__fait">
        {rappel === null ? (
          <AppLink
            className={isFirst ? 'fr-btn fr-btn--sm jour__acte' : 'jour__acte jour__acte--lien'}
            href={acteHref(ligne, vue)}
          >
            {acte}
          </AppLink>
        ) : (
          <RappelerActe id_fo={id_fo} type={rappel} isFirst={isFirst}>
            {acte}
          </RappelerActe>
        )}
      </span>
    </li>
  );
}
