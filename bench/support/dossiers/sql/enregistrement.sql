\set i random(1, :dossiers)
\set m random(1000, 50000)
UPDATE projet SET corps = jsonb_set(corps, '{description,objectifs}', to_jsonb('Objectifs modifiés ' || :m::text || repeat(' le projet vise à renforcer la pratique', 8))), modifie_le = now(), version = version + 1 WHERE id = mesure.id('projet', :i::bigint * 2 + 1) AND version >= 1 RETURNING id, version, modifie_le;
