import { type DrawingName, drawingNames } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { BankClock } from '@practice/ui/drawings/BankClock';
import { ReturnedCard } from '@practice/ui/drawings/CardReader';
import { ClosedDoor, OpenDoor } from '@practice/ui/drawings/Door';
import { EmptySeat } from '@practice/ui/drawings/EmptySeat';
import { Founders } from '@practice/ui/drawings/Founders';
import { Letter } from '@practice/ui/drawings/Letter';
import { OnTheBall } from '@practice/ui/drawings/OnTheBall';
import { OpenSheets } from '@practice/ui/drawings/OpenSheets';
import { PaidReceipt } from '@practice/ui/drawings/Receipt';
import { TornTape } from '@practice/ui/drawings/TornTape';
import { Unplugged } from '@practice/ui/drawings/Unplugged';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withTokenValues } from '../../drawings/tokens.ts';

const drawings: Readonly<Record<DrawingName, ComponentType<{ title: string }>>> = {
  founders: Founders,
  'on-the-ball': OnTheBall,
  'empty-seat': EmptySeat,
  'closed-door': ClosedDoor,
  'open-door': OpenDoor,
  unplugged: Unplugged,
  'returned-card': ReturnedCard,
  'paid-receipt': PaidReceipt,
  'open-sheets': OpenSheets,
  'torn-tape': TornTape,
  letter: Letter,
  'bank-clock': BankClock,
};

/** Drawings as files, for lazy loading and for scripts. */
export const getStaticPaths = () =>
  drawingNames.map((name) => ({ params: { name }, props: { Drawing: drawings[name] } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { Drawing } }) => {
  const drawing = createElement(Drawing, { title: practice.name });
  const svg = renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return new Response(withTokenValues(svg));
};
