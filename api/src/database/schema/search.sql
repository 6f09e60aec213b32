-- A text as searches compare it: without case and accents, so that "Siobhan" finds "Siobhán". Not for passwords or keys.
CREATE FUNCTION searchable(line text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', normalize(line)))
$$;
