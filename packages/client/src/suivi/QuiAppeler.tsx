import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { useRead } from '../platform/use-read.ts';

/** Gives the telephone number and the e-mail address of each contact of the receipt, when they are known. */
export function QuiAppeler({ id_fo }: { id_fo: string }) {
  const read = useRead(transmissionEndpoints.readRecepisse, { params: { id: id_fo } });
  const contacts = read.state === 'lu' ? read.value.contacts : [];
  const known = contacts.filter(({ telephone, courriel }) => telephone !== null || courriel !== null);
  if (known.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="qui-appeler">
      <h2 id="qui-appeler">Une question ?</h2>
      {known.map(({ nom, telephone, courriel }) => (
        <p key={nom}>
          {nom}
          {telephone && (
            <>
              <br />
              <a href={`tel:${telephone}`}>{formatTelephone(telephone)}</a>
            </>
          )}
          {courriel && (
            <>
              <br />
              <a href={`mailto:${courriel}`}>{courriel}</a>
            </>
          )}
        </p>
      ))}
    </section>
  );
}
