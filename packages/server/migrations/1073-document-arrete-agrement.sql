-- The arrêté by which a service grants an agrément comes from the portal: the association keeps it and may not remove
-- it.
update document set origine = 'LCA' where id in (select id_document from agrement_accord);
