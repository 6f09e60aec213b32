import type { ServicePackage } from '@practice/contract/packages';
import ChairDrawing from '@practice/ui/drawings/chair.svg';
import ReportDrawing from '@practice/ui/drawings/report.svg';
import SeminarDrawing from '@practice/ui/drawings/seminar.svg';

export const packageDrawings = {
  foundations: SeminarDrawing,
  'workspace-optimization': ReportDrawing,
  'personalized-care': ChairDrawing,
} satisfies Record<ServicePackage['id'], unknown>;
