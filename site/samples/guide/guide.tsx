import { Sheets } from '../print/Sheet.tsx';
import { BreaksPage } from './BreaksPage.tsx';
import { ChairPage } from './ChairPage.tsx';
import { Cover } from './Cover.tsx';
import { KeyboardPage } from './KeyboardPage.tsx';
import { LaptopPage } from './LaptopPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

export function Guide({ title }: { title: string }) {
  return (
    <Sheets
      title={title}
      pages={[
        <Cover key="cover" />,
        <ChairPage key="chair" />,
        <KeyboardPage key="keyboard" />,
        <ScreenPage key="screen" />,
        <LaptopPage key="laptop" />,
        <BreaksPage key="breaks" />,
      ]}
    />
  );
}
