import type { ComponentProps } from 'react';

export const LineDrawing = ({ path, ...rest }: ComponentProps<'svg'> & { path: string }) => (
  <svg
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...rest}
  >
    <path d={path} />
  </svg>
);

const line =
  (path: string) =>
  ({ size = 20 }: { size?: number }) => (
    <LineDrawing path={path} width={size} height={size} viewBox="0 0 24 24" />
  );

export const DashboardIcon = line('M4 18a9 9 0 1 1 16 0M12 15l4-5M7 12.5l.9.5M12 7.5v1');
export const ArticlesIcon = line(
  'M6 3.5h9l4 4V20a.5.5 0 0 1-.5.5h-12.5A.5.5 0 0 1 5.5 20V4a.5.5 0 0 1 .5-.5M9 11h6.5M9 14h6.5M9 17h4',
);
export const RequestsIcon = line('M3.5 6.5h17v12h-17zM4 7l8 6.5L20 7');
export const AppointmentsIcon = line('M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7M8.5 14.5h3');
export const ClientsIcon = line(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.7a3.5 3.5 0 0 1 0 6.6M17.5 13.6a6.5 6.5 0 0 1 4 5.9',
);
export const AssessmentsIcon = line('M8.5 5H5.5v15.5h13V5h-3M8.5 3.5h7v3.5h-7zM8.5 13.5l2.5 2.5 4.5-5');
export const PaymentsIcon = line('M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4');
export const DownloadsIcon = line('M12 4v10.5M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15');
export const SecurityIcon = line('M12 3.5l7 2.5v6c0 4-3 7-7 8.5-4-1.5-7-4.5-7-8.5V6zM9 12l2 2 4-4');
export const StatusIcon = line('M3.5 12.5h4l2.5-7 4 13 2.5-6h4');
export const LogoutIcon = line('M14 4H5.5v16H14M10 12h10M16.5 8.5 20 12l-3.5 3.5');
export const WebsiteIcon = line('M10 5.5H5v13.5h13.5v-5M13.5 4.5h6v6M19.5 4.5 11 13');
export const ViewIcon = line(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
);
export const EditIcon = line(
  'M4.5 19.5l.9-4L16 4.9a1.5 1.5 0 0 1 2.1 0l1 1a1.5 1.5 0 0 1 0 2.1L8.5 18.6zM14 7l3 3',
);
export const DeleteIcon = line('M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 13.5h9l1-13.5M10 10.5v6M14 10.5v6');
export const RestoreIcon = line('M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.5 4.5');
export const AddIcon = line('M12 5v14M5 12h14');
export const BackIcon = line('M19 12H5M11 6l-6 6 6 6');
export const BoldIcon = line('M7 4.5h6a3.75 3.75 0 0 1 0 7.5H7zM7 12h7a3.75 3.75 0 0 1 0 7.5H7z');
export const ItalicIcon = line('M10.5 4.5h7M6.5 19.5h7M14.5 4.5l-5 15');
export const HeadingIcon = line('M6.5 5v14M17.5 5v14M6.5 12h11');
export const ListIcon = line('M9.5 6.5h10.5M9.5 12h10.5M9.5 17.5h10.5M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5');
export const QuoteIcon = line('M5 6v12M9.5 7.5h10M9.5 12h10M9.5 16.5h6');
export const LinkIcon = line(
  'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3',
);
export const PictureIcon = line('M4 5h16v14H4zM4 16l4.5-4.5 4.5 4.5 2.5-2.5L20 17M15.5 9h.5');
export const HistoryIcon = line('M4.5 12a7.5 7.5 0 1 1 2.2 5.3M4 16.5v-4.5h4.5M12 8v4.5l3 1.8');
