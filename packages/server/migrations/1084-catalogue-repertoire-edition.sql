-- The directory has a row for each edition of a subvention: two may be open, or in preparation, side by side. Which of
-- them are in view depends on the instant, so that it is asked each time (repertoire_en_vue).
alter table repertoire drop constraint repertoire_pkey;
alter table repertoire add primary key (id_subvention, campagne_exercice);

-- The latest version of each edition, as new requests begin on it.
create or replace function repertoire_suit() returns trigger language plpgsql as $$
begin
  if not exists (select from repertoire r where r.id_subvention = new.id_subvention
      and r.campagne_exercice = new.campagne_exercice and r.numero > new.numero) then
    delete from repertoire where id_subvention = new.id_subvention and campagne_exercice = new.campagne_exercice;
    insert into repertoire select (repertoire_de(new)).*;
  end if;
  return null;
end $$;

-- What was published before in this edition stands again; the title and the responsible service are those of the latest one.
create or replace function campagne_reprise_suivie() returns trigger language plpgsql as $$
declare
  derniere campagne_version;
begin
  select * into derniere from campagne_version
    where id_subvention = old.id_subvention and campagne_exercice = old.campagne_exercice
    order by numero desc limit 1;
  if derniere.id is not null then
    insert into repertoire select (repertoire_de(derniere)).* on conflict (id_subvention, campagne_exercice) do nothing;
  end if;
  select * into derniere from campagne_version where id_subvention = old.id_subvention
    order by campagne_exercice desc, numero desc limit 1;
  if derniere.id is not null then
    update subvention set
      titre = derniere.contenu ->> 'titre',
      id_service_referent = (
        select (one ->> 'id_service')::uuid from json_array_elements(derniere.contenu -> 'instructeurs') one
        order by (one ->> 'isReferent')::boolean desc limit 1
      )
    where id = old.id_subvention;
  end if;
  return null;
end $$;

insert into repertoire select (repertoire_de(v)).* from (
  select distinct on (id_subvention, campagne_exercice) * from campagne_version
  order by id_subvention, campagne_exercice, numero desc) v
on conflict (id_subvention, campagne_exercice) do nothing;

-- Ranks an edition at an instant: an open one, then one to come, then a closed one.
create function rang_edition(periodes tstzmultirange, at timestamptz) returns int language sql immutable parallel safe
  return case when periodes @> at then 0 when upper(periodes) > at then 1 else 2 end;

-- The editions in view at an instant: those that are open or to come; where there is none, the last one.
create function repertoire_en_vue(at timestamptz) returns setof repertoire language sql stable as $$
  select r.* from repertoire r
  where rang_edition(r.periodes, at) < 2 or not exists (
    select from repertoire o where o.id_subvention = r.id_subvention
      and (rang_edition(o.periodes, at) < 2 or o.campagne_exercice > r.campagne_exercice))
$$;

-- The edition that stands for its subvention at an instant: one that is open, of two the later exercise; else the one
-- that opens first.
create function repertoire_au(at timestamptz) returns setof repertoire language sql stable as $$
  select distinct on (r.id_subvention) r.* from repertoire_en_vue(at) r
  order by r.id_subvention, rang_edition(r.periodes, at),
    case when rang_edition(r.periodes, at) = 1 then lower(r.periodes) end, r.campagne_exercice desc
$$;
